// `npm run bench:http`: what a response of the site costs beside the same bytes from a bare `node:http` server and, where it is
// installed, nginx. Servers on one core, load on the other; rounds by turns, so that a busy neighbour meets all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import { until } from '../../test/support/until.ts';
import { loadOnce, type Round, type Target } from './load.ts';
import { type RecordedResponse, record } from './record.ts';
import { type BenchServer, hasNginx, startBare, startNginx, startSite } from './servers.ts';

const ROUNDS = 5;
const SECONDS = 4;
const RESULTS = path.resolve(import.meta.dirname, '../results');
const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'ja',
};

interface Row {
  name: string;
  /** Compared with itself: how far the figures of one and the same thing lie apart. */
  baseline: Target;
  compared: [name: string, target: Target][];
}

const servers: BenchServer[] = [];
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-http-'));

async function rowOf(name: string, site: BenchServer, address: string, more: Record<string, string> = {}) {
  const headers = { ...BROWSER, ...more };
  const response = await record(site.port, address, headers);
  const expects = response.status < 300 ? 2 : 3;
  const target = (server: BenchServer): Target => ({ server, path: address, headers, expects });
  const bare = await started(startBare(`bare, ${name}`, await freePort(), response, folder));
  const compared: Row['compared'] = [
    ['node:http, once more', target(bare)],
    ['site', target(site)],
  ];
  if (expects === 2 && hasNginx()) compared.push(['nginx', target(await nginx(response))]);
  return { name, baseline: target(bare), compared } satisfies Row;
}

const nginx = async (response: RecordedResponse) => started(startNginx(await freePort(), response, folder));

async function started(server: BenchServer): Promise<BenchServer> {
  servers.push(server);
  const answers = () =>
    record(server.port, '/', BROWSER).then(
      () => true,
      () => false,
    );
  await until(`${server.name} answers`, answers, 60_000);
  return server;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function summary(rounds: Round[]) {
  const of = (name: keyof Round) => median(rounds.map((round) => round[name]));
  const wrong = rounds.reduce((sum, round) => sum + round.wrong, 0);
  return {
    requestsPerS: Math.round(of('requestsPerS')),
    cpuMicros: Math.round(of('cpuMicros') * 10) / 10,
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    wrong,
  };
}

async function measure(row: Row) {
  const names = ['node:http', ...row.compared.map(([name]) => name)];
  const targets = [row.baseline, ...row.compared.map(([, target]) => target)];
  const rounds: Round[][] = targets.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, target] of targets.entries()) rounds[index]?.push(await loadOnce(target, SECONDS));
  }
  return names.map((server, index) => ({
    row: row.name,
    server,
    ...summary(rounds[index] ?? []),
    rounds: rounds[index],
  }));
}

async function main(): Promise<void> {
  const site = await started(startSite(await freePort(), path.join(folder, 'data')));
  await until(
    'the home page is kept',
    async () => (await record(site.port, '/', BROWSER)).headers['x-cache'] === 'HIT',
  );
  const home = await record(site.port, '/', BROWSER);
  const rows = [
    await rowOf('cached home page', site, '/'),
    await rowOf('304 of the home page', site, '/', { 'If-None-Match': home.headers.etag ?? '' }),
    await rowOf('redirect', site, '/about'),
  ];
  const measured = [];
  for (const row of rows) measured.push(...(await measure(row)));
  report(measured);
}

type Measured = Awaited<ReturnType<typeof measure>>[number];

function report(measured: Measured[]): void {
  const baseline = new Map(
    measured.filter(({ server }) => server === 'node:http').map(({ row, ...figures }) => [row, figures]),
  );
  const lines = measured.map(({ row, server, requestsPerS, cpuMicros, p50Ms, p99Ms, wrong }) => {
    const bare = baseline.get(row);
    const ratio = bare ? (requestsPerS / bare.requestsPerS).toFixed(2) : '';
    const cpu = bare ? (cpuMicros / bare.cpuMicros).toFixed(2) : '';
    return `| ${row} | ${server} | ${requestsPerS} | ${ratio} | ${cpuMicros} | ${cpu} | ${p50Ms} | ${p99Ms} | ${wrong} |`;
  });
  const versions = `Node ${process.version}, ${os.cpus()[0]?.model}, ${os.cpus().length} cores, ${commit()}`;
  const table = [
    `# Responses beside a bare server`,
    '',
    `\`npm run bench:http\`: medians of ${ROUNDS} rounds of ${SECONDS} s by turns, 32 connections. ${versions}. Load at the end: ${os.loadavg()[0]?.toFixed(1)}.`,
    '',
    '| response | server | requests/s | of node:http | CPU µs | of node:http | p50 ms | p99 ms | wrong |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, 'http.md'), table);
  writeFileSync(path.join(RESULTS, 'http.json'), `${JSON.stringify(measured, null, 1)}\n`);
  console.log(table);
}

function commit(): string {
  return spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
}

try {
  await main();
} finally {
  for (const server of servers) server.stop();
  rmSync(folder, { recursive: true, force: true });
}
