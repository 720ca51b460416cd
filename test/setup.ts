/** The bundle has a `require` (see build.mjs); from source it is given here. */
import { createRequire } from 'node:module';

Object.assign(globalThis, { require: createRequire(import.meta.url) });
