import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of code. */
export interface Source {
  /** Path from the root, with slashes. */
  file: string;
  text: string;
}

/** Packages, results of builds and runs, files of editors, and the other frameworks' templates of the benchmarks. */
const LEFT_OUT = [
  '**/{.*,node_modules}',
  '{dist,data,coverage,test-results,content,public}',
  'bench/peers/*/**',
];
const TEST = /^test\/|\.test\.tsx?$|(?:^|\/)fixtures\.tsx?$/;
const COUNTED = /\.tsx?$/;

/** Reads every module below a folder, sorted by path. */
export function readSources(root: string): Source[] {
  return globSync('**/*.{ts,tsx,mts,mjs}', { cwd: root, exclude: LEFT_OUT })
    .map(slashes)
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

function slashes(name: string): string {
  return name.replaceAll(path.sep, '/');
}

/** Top folder of a file; `.` for files of the root. */
export function roomOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '.') : '.';
}

/** Whether a file proves the others or helps to. */
export function isTest(file: string): boolean {
  return TEST.test(file);
}

/** Whether a file is TypeScript: its lines and exports count, those of start scripts do not. */
export function isCounted(file: string): boolean {
  return COUNTED.test(file);
}
