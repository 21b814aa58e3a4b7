import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Measured } from './load/turns.ts';

interface Report {
  /** Name of the result files. */
  name: string;
  title: string;
  /** Lines above the table. */
  words: string[];
  table: string[];
  /** Figures of every round, for further analysis. */
  raw: unknown;
}

export function writeReport(out: string, { name, title, words, table, raw }: Report): void {
  const page = [`# ${title}`, '', ...words, '', ...table, ''].join('\n');
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, `${name}.md`), page);
  writeFileSync(path.join(out, `${name}.json`), `${JSON.stringify(raw, null, 1)}\n`);
  console.log(page);
}

/** Lines of a table whose first columns hold words, and the others numbers. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly unknown[])[],
  wordColumns = 1,
): string[] {
  const aligned = head.map((_, index) => (index < wordColumns ? '---' : '---:'));
  return [head, aligned, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/** Table with a line for each measurement of each group, compared with the first of its group. */
export function comparisonTable(
  words: Record<string, (one: Measured) => string>,
  baseline: string,
  groups: readonly Measured[][],
): string[] {
  const of = `of ${baseline}`;
  const figures = ['requests/s', of, 'CPU µs', of, 'p50 ms', 'p99 ms', 'bytes', 'wrong'];
  const rows = groups.flatMap((group) =>
    group.map((one) => {
      const [base = one] = group;
      return [
        ...Object.values(words).map((wordOf) => wordOf(one)),
        one.requestsPerS,
        (one.requestsPerS / base.requestsPerS).toFixed(2),
        one.cpuMicros,
        (one.cpuMicros / base.cpuMicros).toFixed(2),
        ...[one.p50Ms, one.p99Ms, one.bytes, one.wrong],
      ];
    }),
  );
  const names = Object.keys(words);
  return markdownTable([...names, ...figures], rows, names.length);
}
