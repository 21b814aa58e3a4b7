// `npm run bench:soak -- [--requests 200000] [--addresses 2000] [--minutes 10]`: growth of the site's memory
// when visitors read many pages, and whether it stabilizes: first at the maximum rate, then at a steady one,
// while pages expire and are rendered again. The site has one core, the visitors the other; memory is read
// from /proc every second. Other load on the machine changes the duration of the first part, but not the
// memory.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { rawRequest } from '../test/support/requests/raw-request.ts';
import { BROWSER } from './harness/load/browser-headers.ts';
import { describeRun, requireQuiet } from './harness/machine.ts';
import { readOptions } from './harness/options.ts';
import { markdownTable, writeReport } from './harness/report.ts';
import { LOAD_CORE, runBenchmark, startSite } from './harness/servers.ts';
import { soakAddresses } from './soak/addresses.ts';

const options = readOptions({ requests: 200_000, addresses: 2_000, minutes: 10 });
const CONNECTIONS = 16;
/** Rate of the steady part, with which the addresses repeat after some ten seconds. */
const REQUESTS_A_SECOND = 200;
const TICK_MS = 50;
const ROWS = 20;
const EVERY_MS = 1_000;

interface Sample {
  second: number;
  requests: number;
  rssMb: number;
  /** Memory without file mappings. */
  anonymousMb: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const statuses = new Map<number, number>();
let sent = 0;

/** Requests the next address; they are cycled through. */
async function visitNext(port: number, addresses: string[]): Promise<void> {
  const address = addresses[sent++ % addresses.length] ?? '/';
  const { status } = await rawRequest(port, address, { headers: BROWSER, agent });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** Visits until the wanted number of requests has been sent. */
async function visitAll(port: number, addresses: string[], requests: number): Promise<void> {
  async function visitor(): Promise<void> {
    while (sent < requests) await visitNext(port, addresses);
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
}

/** Visits at a steady rate. Slow responses do not delay later requests. */
async function visitSteadily(port: number, addresses: string[], minutes: number): Promise<void> {
  const begun = performance.now();
  const first = sent;
  const visits = new Set<Promise<void>>();
  while (performance.now() - begun < minutes * 60_000) {
    const due = first + ((performance.now() - begun) / 1_000) * REQUESTS_A_SECOND;
    while (sent < due && visits.size < REQUESTS_A_SECOND) {
      const coming: Promise<void> = visitNext(port, addresses).finally(() => visits.delete(coming));
      visits.add(coming);
    }
    await sleep(TICK_MS);
  }
  await Promise.all(visits);
}

function memoryOf(pid: number): Pick<Sample, 'rssMb' | 'anonymousMb'> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { rssMb: megabytes('VmRSS'), anonymousMb: megabytes('RssAnon') };
}

function tableOf(samples: Sample[]): string[] {
  const step = Math.max(1, Math.ceil(samples.length / ROWS));
  const shown = samples.filter((_sample, index) => index % step === 0 || index === samples.length - 1);
  return markdownTable(
    ['second', 'requests', 'resident MB', 'of it anonymous'],
    shown.map((row) => [row.second, row.requests, row.rssMb, row.anonymousMb]),
    0,
  );
}

/** Summary of both parts; the steady part shows whether memory still grows. */
function summaryOf(samples: Sample[], fast: number): string[] {
  const peak = (part: Sample[]) => Math.max(...part.map(({ rssMb }) => rssMb));
  const [risen, steady] = [samples.slice(0, fast), samples.slice(fast)];
  const lines = [
    `Resident memory: ${samples[0]?.rssMb} MB at the start, ${peak(risen)} MB at most in the first part, ${risen.at(-1)?.rssMb} MB at its end.`,
  ];
  if (steady.length > 0) {
    const half = Math.ceil(steady.length / 2);
    lines.push(
      `At a steady pace: at most ${peak(steady.slice(0, half))} MB in the first half, ${peak(steady.slice(half))} MB in the second, ${steady.at(-1)?.rssMb} MB at the end.`,
    );
  }
  return lines;
}

async function main(): Promise<void> {
  const share = await requireQuiet(options.busy);
  execFileSync('taskset', ['-cp', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
  const { port, pid } = await startSite({ PAGE_CACHE_TTL_S: '60' });
  const addresses = await soakAddresses(port, options.addresses);
  const samples: Sample[] = [];
  const begun = performance.now();
  const sample = () =>
    samples.push({
      second: Math.round((performance.now() - begun) / 1_000),
      requests: sent,
      ...memoryOf(pid),
    });
  sample();
  const sampling = setInterval(sample, EVERY_MS);
  await visitAll(port, addresses, options.requests);
  sample();
  const fast = samples.length;
  await visitSteadily(port, addresses, options.minutes);
  clearInterval(sampling);
  writeReport(options.out, {
    name: 'soak',
    title: 'Memory of the site over many visits',
    words: [
      ...(await describeRun(share)),
      '',
      `${sent} requests over ${addresses.length} addresses, ${options.requests} of them as fast as they are answered, then ${REQUESTS_A_SECOND} a second for ${options.minutes} minutes; ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}.`,
      '',
      ...summaryOf(samples, fast),
    ],
    table: tableOf(samples),
    raw: { addresses: addresses.length, statuses: Object.fromEntries(statuses), samples },
  });
}

await runBenchmark(main);
agent.destroy();
