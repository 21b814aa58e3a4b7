import type { Measured } from '../harness/load/turns.ts';
import type { FirstVisit } from './first-visit.ts';

export interface Measurements {
  differences: Map<string, number>;
  visits: Map<string, FirstVisit>;
  cold: Measured[];
  kept: Measured[];
}

interface Named {
  title: string;
  versions: string;
  kept: { means: string };
}

export function peersTable(
  contestants: Named[],
  { differences, visits, cold, kept }: Measurements,
  site: string,
): string[] {
  const known = new Map(contestants.map((contestant) => [contestant.title, contestant]));
  const scripts = contestants.map(({ title, versions }) => {
    const { files = 0, bytes = 0 } = visits.get(title) ?? {};
    return `| ${title} | ${versions} | ${differences.get(title) ?? ''} | ${(bytes / 1_000).toFixed(1)} | ${files} |`;
  });
  const base = (rows: Measured[]) => rows.find(({ server }) => server === site) ?? rows[0];
  const rowOf = (one: Measured, rows: Measured[], more: string) => {
    const { requestsPerS = Number.NaN, cpuMicros = Number.NaN } = base(rows) ?? {};
    const figures = [
      one.requestsPerS,
      (one.requestsPerS / requestsPerS).toFixed(2),
      one.cpuMicros,
      (one.cpuMicros / cpuMicros).toFixed(2),
      one.p50Ms,
      one.p99Ms,
      one.bytes,
      one.wrong,
    ];
    return `| ${one.server} | ${more}${figures.join(' | ')} |`;
  };
  const figures = `requests/s | of ${site} | CPU µs | of ${site} | p50 ms | p99 ms | bytes | wrong |`;
  const align = '---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |';
  return [
    '| framework | versions | lines that differ | scripts, KB | files |',
    '| --- | --- | ---: | ---: | ---: |',
    ...scripts,
    '',
    '## Cold',
    '',
    `| framework | ${figures}`,
    `| --- | ${align}`,
    ...cold.map((one) => rowOf(one, cold, '')),
    '',
    '## Kept',
    '',
    `| framework | by | ${figures}`,
    `| --- | --- | ${align}`,
    ...kept.map((one) => rowOf(one, kept, `${known.get(one.server)?.kept.means ?? ''} | `)),
  ];
}
