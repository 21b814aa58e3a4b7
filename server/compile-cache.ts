// Keeps what Node makes of the source files: without it every start takes the types out of each and compiles it anew, in
// both threads. Lies where the next build clears it away; where nothing can be written, a start takes longer.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../dist/server/compile-cache');

enableCompileCache(FOLDER);
// Threads read it before their first line of code is compiled.
process.env.NODE_COMPILE_CACHE ??= FOLDER;
