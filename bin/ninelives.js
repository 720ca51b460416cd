#!/usr/bin/env node
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Most runs last a tenth of a second. What is compiled is kept for the next start, where Node can (22 and later); and the optimising
// compiler, whose work in so short a run comes too late, waits until a function has run eight times as long as by default.
module.enableCompileCache?.();
setFlagsFromString('--interrupt-budget=1000000');

const { main } = await import('../dist/main.js');
await main(process.argv.slice(2));
