// `npm run bench:http`: cost of a cached response of the site, compared with the same bytes from a bare
// `node:http` server and, where it is installed, nginx. The servers run on one core and the load on the
// other, in alternating rounds, so that a disturbance of the machine affects all of them. "Monitored" is a
// site that reports to a DSN on loopback; the last row compares the two on a home page that is rendered.
import { spawnSync } from 'node:child_process';
import { BROWSER, UNCOMPRESSED } from '../harness/load/browser-headers.ts';
import { byTurns, type Contender, type Measured } from '../harness/load/turns.ts';
import { describeRun, requireQuiet } from '../harness/machine.ts';
import { readOptions } from '../harness/options.ts';
import { record } from '../harness/record.ts';
import { comparisonTable, writeReport } from '../harness/report.ts';
import {
  type BenchServer,
  runBenchmark,
  startBare,
  startNginx,
  startSink,
  startSite,
  untilCached,
} from '../harness/servers.ts';

const options = readOptions({ rounds: 5, seconds: 3 });
const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

interface Sites {
  site: BenchServer;
  monitored: BenchServer;
}

async function contendersOf({ site, monitored }: Sites, address: string, more: Record<string, string> = {}) {
  const headers = { ...BROWSER, ...more };
  const response = await record(site.port, address, headers);
  const expects = response.status < 300 ? 2 : 3;
  const target = (server: BenchServer) => ({ server, path: address, headers, expects }) as const;
  const bare = await startBare(response);
  const contenders: Contender[] = [
    { name: 'node:http', target: target(bare) },
    { name: 'node:http, once more', target: target(bare) },
    { name: 'site', target: target(site) },
    // Left out for conditional requests: its page contains the DSN and has another ETag.
    ...('If-None-Match' in more ? [] : [{ name: 'site, monitored', target: target(monitored) }]),
  ];
  if (expects === 2 && hasNginx) {
    const nginx = await startNginx(response);
    contenders.push({ name: 'nginx, static', target: target(nginx) });
  }
  return contenders;
}

/** Sites that render each visit, without compression. More connections would only wait for each other. */
function renderersOf({ site, monitored }: Sites): Contender[] {
  const target = (server: BenchServer) =>
    ({ server, path: '/', headers: UNCOMPRESSED, expects: 2, connections: 4 }) as const;
  return [
    { name: 'site', target: target(site) },
    { name: 'site, once more', target: target(site) },
    { name: 'site, monitored', target: target(monitored) },
  ];
}

async function main(): Promise<void> {
  const share = await requireQuiet(options.busy);
  const sites = { site: await startSite(), monitored: await startSite({ SENTRY_DSN: await startSink() }) };
  const rendering = {
    site: await startSite({ PAGE_CACHE_TTL_S: '0' }),
    monitored: await startSite({ PAGE_CACHE_TTL_S: '0', SENTRY_DSN: await startSink() }),
  };
  for (const site of Object.values(sites)) await untilCached(site, '/');
  const { etag = '' } = (await record(sites.site.port, '/', BROWSER)).headers;
  const measured: Measured[][] = [
    await byTurns('cached home page', await contendersOf(sites, '/'), options),
    await byTurns('304 of it', await contendersOf(sites, '/', { 'If-None-Match': etag }), options),
    await byTurns('redirect', await contendersOf(sites, '/about'), options),
    await byTurns('rendered home page', renderersOf(rendering), options),
  ];
  writeReport(options.out, {
    name: 'http',
    title: 'Kept responses beside a bare server',
    words: [
      `\`npm run bench:http\`: medians of ${options.rounds} rounds of ${options.seconds} s by turns, 32 connections; the rendered home page is compared with the site without error reporting, 4 connections.`,
      ...(await describeRun(share)),
    ],
    table: comparisonTable(
      { response: ({ row }) => row, server: ({ server }) => server },
      'the first',
      measured,
    ),
    raw: measured.flat(),
  });
}

await runBenchmark(main);
