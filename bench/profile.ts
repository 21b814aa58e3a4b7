// `npm run bench:profile -- [--path /] [--warm] [--seconds 5]`: processor time of one page by package.
// Renders every visit unless `--warm` is given. The table shows self time: the time in a function without the
// functions that it called.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../test/support/free-port.ts';
import { BROWSER, UNCOMPRESSED } from './harness/load/browser-headers.ts';
import { loadOnce, type Target } from './harness/load/load.ts';
import { benchFolder, runBenchmark } from './harness/run.ts';
import { type CpuProfile, type SelfTime, selfTimes, shares } from './harness/self-times.ts';
import { startSite } from './harness/servers.ts';

const TOP = 25;
const WARM_UP_S = 3;
const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/' },
    seconds: { type: 'string', default: '5' },
    warm: { type: 'boolean', default: false },
  },
});
const folder = benchFolder('profile');

async function main(): Promise<void> {
  const server = await startSite(await freePort(), folder, {
    PAGE_CACHE_TTL_S: values.warm ? '3600' : '0',
    NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}/profiles`,
  });
  const headers = values.warm ? BROWSER : UNCOMPRESSED;
  const target: Target = { server, path: values.path, headers, expects: 2 };
  await loadOnce(target, WARM_UP_S);
  const start = performance.now();
  const { requestsPerS, cpuMicros } = await loadOnce(target, Number(values.seconds));
  await server.end();
  const times = readThreads((performance.now() - start) * 1_000).toSorted(
    (one, other) => sum(other) - sum(one),
  )[0];
  if (!times) throw new Error('Node wrote no profile');
  console.log(`${values.path}: ${Math.round(requestsPerS)} requests/s, ${Math.round(cpuMicros)} µs each\n`);
  print(
    'package',
    shares(times, ({ owner }) => owner),
  );
  print('function', shares(times, ({ owner, name }) => `${name || '(anonymous)'} · ${owner}`).slice(0, TOP));
}

/** Self times of each thread; the thread that answers requests has the most. */
function readThreads(lastMicros: number): SelfTime[][] {
  const profiles = path.join(folder, 'profiles');
  return readdirSync(profiles).map((file) => {
    const profile: CpuProfile = JSON.parse(readFileSync(path.join(profiles, file), 'utf8'));
    return selfTimes(profile, lastMicros);
  });
}

function sum(times: SelfTime[]): number {
  return times.reduce((all, { micros }) => all + micros, 0);
}

function print(title: string, rows: { name: string; share: number }[]): void {
  console.log(`share  ${title}`);
  for (const { name, share } of rows) {
    if (share >= 0.002) console.log(`${(share * 100).toFixed(1).padStart(5)}  ${name}`);
  }
  console.log('');
}

await runBenchmark(folder, main);
