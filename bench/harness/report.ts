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

/** Table with one line per measurement, compared with the first of its row. */
export function tableOf(measured: Measured[], baseline: string): string[] {
  const first = new Map<string, Measured>();
  for (const one of measured) if (!first.has(one.row)) first.set(one.row, one);
  return [
    `| response | server | requests/s | of ${baseline} | CPU µs | of ${baseline} | p50 ms | p99 ms | bytes | wrong |`,
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...measured.map((one) => {
      const base = first.get(one.row) ?? one;
      const cells = [
        one.row,
        one.server,
        one.requestsPerS,
        (one.requestsPerS / base.requestsPerS).toFixed(2),
        one.cpuMicros,
        (one.cpuMicros / base.cpuMicros).toFixed(2),
        one.p50Ms,
        one.p99Ms,
        one.bytes,
        one.wrong,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ];
}
