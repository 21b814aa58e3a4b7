import path from 'node:path';
import { isCounted, isTest, roomOf, type Source } from './sources.ts';

/** A folder with more files of its own needs a finer order. */
export const FOLDER_FILES_MAX = 20;

interface Size {
  files: number;
  lines: number;
}

export interface RoomSize {
  room: string;
  product: Size;
  tests: Size;
}

function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function sizeOf(sources: readonly Source[]): Size {
  return { files: sources.length, lines: sources.reduce((sum, { text }) => sum + linesOf(text), 0) };
}

/** Files and lines of each top folder, largest product code first. */
export function sizesByRoom(sources: readonly Source[]): RoomSize[] {
  const counted = sources.filter(({ file }) => isCounted(file));
  return [...Map.groupBy(counted, ({ file }) => roomOf(file))]
    .map(([room, members]) => ({
      room,
      product: sizeOf(members.filter(({ file }) => !isTest(file))),
      tests: sizeOf(members.filter(({ file }) => isTest(file))),
    }))
    .toSorted((one, other) => other.product.lines - one.product.lines);
}

/** Longest files of product code and tests. */
export function longestFiles(sources: readonly Source[], count: number): { file: string; lines: number }[] {
  return sources
    .filter(({ file }) => isCounted(file))
    .map(({ file, text }) => ({ file, lines: linesOf(text) }))
    .toSorted((one, other) => other.lines - one.lines)
    .slice(0, count);
}

interface CrowdedFolder {
  folder: string;
  files: number;
}

/** Folders with more than `FOLDER_FILES_MAX` files directly in them, without tests beside product code, largest first. */
export function crowdedFolders(sources: readonly Pick<Source, 'file'>[]): CrowdedFolder[] {
  const counted = sources.filter(({ file }) => isCounted(file) && (!isTest(file) || roomOf(file) === 'test'));
  return [...Map.groupBy(counted, ({ file }) => path.posix.dirname(file))]
    .map(([folder, members]) => ({ folder, files: members.length }))
    .filter(({ files }) => files > FOLDER_FILES_MAX)
    .toSorted((one, other) => other.files - one.files);
}
