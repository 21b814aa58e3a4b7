import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './folders.ts';

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Folders that installations and builds create, for example those of the benchmarks. */
const MADE = /(?:^|[\\/])(?:node_modules|from-shared|build|\.[\w-]+)[\\/]/;

export function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !MADE.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')));
}

export const DOCUMENTS = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...filesIn('docs', /\.md$/),
  ...filesIn('.github', /\.md$/),
];
export const SOURCES = [
  'client',
  'corpus',
  'desk',
  'media',
  'records',
  'server',
  'shared',
  'scripts',
  'test',
  'bench',
].flatMap((folder) => filesIn(folder, /\.m?tsx?$/));
