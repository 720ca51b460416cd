#!/usr/bin/env node
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Most runs last a tenth of a second. From version 22 on Node keeps what it compiled for the next start. Node 20 cannot; there the
// optimising compiler, whose work would come too late, waits until a function has run fifteen times as long as by default.
module.enableCompileCache?.();
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000');

const { main } = await import('../dist/main.js');
await main(process.argv.slice(2));
