// Caches Node's compiled code: otherwise every start strips the types of each source file and compiles it again, in
// both threads. The next build deletes the folder; where it cannot be written, a start takes longer.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../dist/server/compile-cache');

enableCompileCache(FOLDER);
// Threads read it before their first line of code is compiled.
process.env.NODE_COMPILE_CACHE ??= FOLDER;
