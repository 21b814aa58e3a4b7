import type { Dialect } from './comments.ts';
import type { UnusedExport } from './exports.ts';
import { type EndpointPaths, literalsPerEndpoint } from './paths.ts';
import { FOLDER_FILES_MAX, type RoomSize } from './sizes.ts';

export interface TreeReport {
  rooms: readonly RoomSize[];
  longest: readonly { file: string; lines: number }[];
  crowded: readonly { folder: string; files: number }[];
  /** Number of all exports. */
  exports: number;
  unused: readonly UnusedExport[];
  paths: readonly EndpointPaths[];
  /** Of all code, of the documents, and of each room. */
  dialect: readonly ({ room: string } & Dialect)[];
}

/** Prints the report as tables and lists for people. */
export function printReport(report: TreeReport): void {
  printRooms(report.rooms);
  section('longest files', report.longest, ({ file, lines }) => [lines, file]);
  section(`folders with more than ${FOLDER_FILES_MAX} files`, report.crowded, ({ folder, files }) => [
    files,
    folder,
  ]);
  console.log(`\n# exports: ${number(report.exports)}, unused: ${report.unused.length}`);
  for (const { file, line, name, remedy } of report.unused) console.log(`${file}:${line} ${name}: ${remedy}`);
  printPaths(report.paths);
  printDialect(report.dialect);
}

function printRooms(rooms: readonly RoomSize[]): void {
  console.log('# lines and files by room (product code, tests)');
  const sum = (kind: 'product' | 'tests', unit: 'lines' | 'files') =>
    rooms.reduce((total, room) => total + room[kind][unit], 0);
  const total = (kind: 'product' | 'tests') => ({ lines: sum(kind, 'lines'), files: sum(kind, 'files') });
  for (const { room, product, tests } of [
    ...rooms,
    { room: 'all', product: total('product'), tests: total('tests') },
  ])
    row(product.lines, product.files, tests.lines, tests.files, room);
}

function printPaths(paths: readonly EndpointPaths[]): void {
  console.log(`\n# literals for each of ${paths.length} API paths: ${literalsPerEndpoint(paths).toFixed(1)}`);
  for (const { endpoint, files } of paths.filter(({ files }) => files.length > 1))
    row(files.length, new Set(files).size, endpoint);
}

function printDialect(dialect: TreeReport['dialect']): void {
  const kinds = Object.keys(dialect[0]?.perThousand ?? {});
  console.log(
    `\n# in 1,000 words of comments and documents: ${kinds.join(' | ')} | share of vague docstrings`,
  );
  for (const { room, words, docs, vagueDocs, perThousand } of dialect) {
    const rates = kinds.map((kind) => (perThousand[kind] ?? 0).toFixed(1));
    row(words, ...rates, `${((100 * vagueDocs.length) / Math.max(docs, 1)).toFixed(1)} %`, room);
  }
}

function section<T>(title: string, items: readonly T[], cells: (item: T) => (string | number)[]): void {
  console.log(`\n# ${title}`);
  for (const item of items) row(...cells(item));
}

/** Prints cells in columns; the last one, a name, as it is. */
function row(...cells: (string | number)[]): void {
  const texts = cells.map((cell) => (typeof cell === 'number' ? number(cell) : cell));
  console.log(
    `${texts
      .slice(0, -1)
      .map((text) => text.padStart(8))
      .join('')}  ${texts.at(-1)}`,
  );
}

function number(value: number): string {
  return value.toLocaleString('en');
}
