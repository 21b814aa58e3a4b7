// `npm run bench:crowd -- [--clients 1000] [--seconds 30]`: behaviour of the site while many visitors
// concurrently request pages that are not cached: the response times of health checks, cached pages, files
// and redirects, and the memory of the site.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { freePort } from '../test/support/free-port.ts';
import { percentile } from './harness/load/percentile.ts';
import { visit } from './harness/load/visit.ts';
import { describeRun, requireQuiet } from './harness/machine.ts';
import { writeReport } from './harness/report.ts';
import { benchFolder, runBenchmark } from './harness/run.ts';
import { LOAD_CORE, startSite } from './harness/servers.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    out: { type: 'string', default: path.resolve(import.meta.dirname, 'results') },
    busy: { type: 'boolean', default: false },
  },
});
/** Requests that must stay fast, each with its 99th percentile goal in milliseconds. */
const PROBES = [
  { path: '/healthz', goalMs: 50 },
  { path: '/', goalMs: 100 },
  { path: '/images/favicon.svg', goalMs: 100 },
  { path: '/about', goalMs: 100 },
];
const RESIDENT_GOAL_MB = 400;
const PROBE_EVERY_MS = 40;

interface Probed {
  path: string;
  goalMs: number;
  times: number[];
  wrong: number;
}

const folder = benchFolder('crowd');
const agent = new Agent({ keepAlive: true });

const ask = (port: number, address: string) => visit({ port, path: address, agent });

async function probe(port: number, probed: Probed): Promise<void> {
  const begun = performance.now();
  const status = await ask(port, probed.path).catch(() => 0);
  probed.times.push(performance.now() - begun);
  if (status !== 200 && status !== 301) probed.wrong += 1;
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

const ms = (value: number) => value.toFixed(1);

async function crowd(port: number): Promise<Record<string, number>> {
  const script = path.join(import.meta.dirname, 'crowd/visitors.ts');
  const command = ['-c', LOAD_CORE, process.execPath, script, String(port), values.clients, values.seconds];
  const { stdout } = await promisify(execFile)('taskset', command);
  return JSON.parse(stdout);
}

async function main(): Promise<void> {
  const share = await requireQuiet(values.busy);
  execFileSync('taskset', ['-cp', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
  const { port, pid } = await startSite(await freePort(), folder);
  // Cached from now on.
  for (let time = 0; time < 3; time += 1) await ask(port, '/');
  const probed: Probed[] = PROBES.map((one) => ({ ...one, times: [], wrong: 0 }));
  let most = residentMb(pid);
  const before = most;
  const probing = setInterval(() => {
    most = Math.max(most, residentMb(pid));
    for (const one of probed) void probe(port, one);
  }, PROBE_EVERY_MS);
  const statuses = await crowd(port);
  clearInterval(probing);
  const after = await ask(port, '/healthz');
  writeReport(values.out, {
    name: 'crowd',
    title: 'Visitors at once',
    words: [
      ...(await describeRun(share)),
      '',
      `${values.clients} visitors ask for pages that are not kept, one after the other, for ${values.seconds} s. Responses by status: ${JSON.stringify(statuses)}.`,
      `Resident memory: ${before} MB before, ${most} MB at most (goal ${RESIDENT_GOAL_MB}). Afterwards /healthz says ${after}.`,
    ],
    table: [
      '| meanwhile | asked | wrong | p50 ms | p99 ms | most ms | goal p99 |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...probed.map(rowOf),
    ],
    raw: { statuses, residentMb: { before, most }, probed },
  });
}

function rowOf({ path: address, times, wrong, goalMs }: Probed): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => ms(percentile(times, share)));
  return `| ${address} | ${times.length} | ${wrong} | ${p50} | ${p99} | ${most} | ${goalMs} |`;
}

await runBenchmark(folder, main);
process.exit(0);
