// `npm run bench:soak -- [--requests 200000] [--addresses 2000]`: what the site's memory grows to when visitors read many pages,
// and whether it stays there. The site has one core, the visitors the other; its memory is read of /proc every second.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../test/support/free-port.ts';
import { BROWSER } from './harness/browser-headers.ts';
import { describeRun, requireQuiet } from './harness/machine.ts';
import { writeReport } from './harness/report.ts';
import { LOAD_CORE, startSite, stopServers } from './harness/servers.ts';
import { soakAddresses } from './soak/addresses.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    addresses: { type: 'string', default: '2000' },
    out: { type: 'string', default: path.resolve(import.meta.dirname, 'results') },
    busy: { type: 'boolean', default: false },
  },
});
const CONNECTIONS = 16;
const ROWS = 20;
const EVERY_MS = 1_000;

interface Sample {
  second: number;
  requests: number;
  rssMb: number;
  /** Without what is mapped from files. */
  anonymousMb: number;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-soak-'));
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const statuses = new Map<number, number>();
let sent = 0;

function visit(port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: address, headers: BROWSER, agent }, (res) => {
      const status = res.statusCode ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      res.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
}

/** Goes round the addresses until as many requests were sent as are wanted. */
async function visitAll(port: number, addresses: string[], requests: number): Promise<void> {
  async function visitor(): Promise<void> {
    while (sent < requests) await visit(port, addresses[sent++ % addresses.length] ?? '/');
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
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
  return [
    '| second | requests | resident MB | of it anonymous |',
    '| ---: | ---: | ---: | ---: |',
    ...shown.map((row) => `| ${row.second} | ${row.requests} | ${row.rssMb} | ${row.anonymousMb} |`),
  ];
}

/** The second half of a run shows whether memory still grows. */
function summaryOf(samples: Sample[]): string {
  const peak = (part: Sample[]) => Math.max(...part.map(({ rssMb }) => rssMb));
  const half = Math.floor(samples.length / 2);
  const [third, fourth] = [samples.slice(half, half + half / 2), samples.slice(half + half / 2)];
  return `Resident memory: ${samples[0]?.rssMb} MB at the start, ${peak(samples)} MB at most; at most ${peak(third)} MB in the third quarter, ${peak(fourth)} MB in the fourth.`;
}

async function main(): Promise<void> {
  const share = await requireQuiet(values.busy);
  execFileSync('taskset', ['-cp', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
  const { port, pid } = await startSite(await freePort(), folder, { PAGE_CACHE_TTL_S: '60' });
  const addresses = await soakAddresses(port, Number(values.addresses));
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
  await visitAll(port, addresses, Number(values.requests));
  clearInterval(sampling);
  sample();
  writeReport(values.out, {
    name: 'soak',
    title: 'Memory of the site over many visits',
    words: [
      ...(await describeRun(share)),
      '',
      `${sent} requests over ${addresses.length} addresses; ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}.`,
      '',
      summaryOf(samples),
    ],
    table: tableOf(samples),
    raw: { addresses: addresses.length, statuses: Object.fromEntries(statuses), samples },
  });
}

try {
  await main();
} finally {
  agent.destroy();
  stopServers();
  rmSync(folder, { recursive: true, force: true });
}
