// `npm run bench:growth`: growth of start time, memory, a search and a sitemap with the content: the
// demonstration's articles, cases and news once, three and ten times. Every request renders its page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../test/support/free-port.ts';
import { UNCOMPRESSED } from './harness/load/browser-headers.ts';
import { median } from './harness/load/turns.ts';
import { describeRun, requireQuiet } from './harness/machine.ts';
import { readOptions } from './harness/options.ts';
import { record } from './harness/record.ts';
import { writeReport } from './harness/report.ts';
import { benchFolder, runBenchmark } from './harness/run.ts';
import { type BenchServer, startSite } from './harness/servers.ts';
import { multiplyContent } from './multiply-content.ts';

const SIZES = [1, 3, 10];
const ROOT = path.resolve(import.meta.dirname, '..');
/** Query for a word of every second record. */
const SEARCH = `/search?value=${encodeURIComponent('スイッチ')}`;
const SITEMAP = '/sitemap-news.xml';
const LIST = '/news';
const REQUESTS = 30;

interface Look {
  startMs: number;
  startCpuMs: number;
  residentMb: number;
  searchCpuMs: number;
  listCpuMs: number;
  sitemapCpuMs: number;
  sitemapKb: number;
}

const options = readOptions({ rounds: 5, seconds: 0 });
const folder = benchFolder('growth');

async function look(contentDir: string): Promise<Look> {
  const begun = performance.now();
  const server = await startSite(await freePort(), folder, {
    PAGE_CACHE_TTL_S: '0',
    CONTENT_DIR: contentDir,
    MEDIA_DIR: path.join(ROOT, 'dist/media'),
  });
  const startMs = performance.now() - begun;
  const startCpuMs = server.cpuMicros() / 1_000;
  const searchCpuMs = await cpuOf(server, SEARCH);
  const listCpuMs = await cpuOf(server, LIST);
  const sitemapCpuMs = await cpuOf(server, SITEMAP);
  const residentMb = residentKbOf(server.pid) / 1_024;
  const sitemap = await record(server.port, SITEMAP, UNCOMPRESSED);
  server.stop();
  const sitemapKb = Buffer.byteLength(sitemap.body, 'base64') / 1_000;
  return { startMs, startCpuMs, residentMb, searchCpuMs, listCpuMs, sitemapCpuMs, sitemapKb };
}

/** Processor time of one request in milliseconds, averaged over sequential requests. */
async function cpuOf(server: BenchServer, address: string): Promise<number> {
  const before = server.cpuMicros();
  for (let asked = 0; asked < REQUESTS; asked += 1) {
    const { status } = await record(server.port, address, UNCOMPRESSED);
    if (status !== 200) throw new Error(`${address} answers ${status}`);
  }
  return (server.cpuMicros() - before) / 1_000 / REQUESTS;
}

function residentKbOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

async function main(): Promise<void> {
  const share = await requireQuiet(options.busy);
  const contents = SIZES.map((times) => {
    const contentDir = path.join(folder, `content-${times}`);
    return { times, contentDir, records: multiplyContent(path.join(ROOT, 'content'), contentDir, times) };
  });
  const looks = new Map<number, Look[]>();
  // The first start fills caches for the later ones: the first round is reported separately.
  for (let round = 0; round <= options.rounds; round += 1) {
    for (const { times, contentDir } of contents) {
      looks.set(times, [...(looks.get(times) ?? []), await look(contentDir)]);
    }
  }
  const rows = contents.map(({ times, records }) => {
    const [first, ...later] = looks.get(times) ?? [];
    const of = (name: keyof Look) => median(later.map((one) => one[name]));
    const starts = [first?.startCpuMs ?? Number.NaN, of('startCpuMs'), of('startMs'), of('residentMb')];
    const costs = [of('searchCpuMs'), of('listCpuMs'), of('sitemapCpuMs')].map((ms) => ms.toFixed(1));
    return `| ${[`${times} ×`, records, ...starts.map(Math.round), ...costs, Math.round(of('sitemapKb'))].join(' | ')} |`;
  });
  writeReport(options.out, {
    name: 'growth',
    title: 'How cost grows with the content',
    words: [
      `\`npm run bench:growth\`: medians of ${options.rounds} rounds by turns; articles, cases and news of the demonstration once and several times over, its products as they are. Nothing is kept of a page; costs are processor time of one request, ${REQUESTS} one after the other.`,
      ...(await describeRun(share)),
    ],
    table: [
      '| content | records | first start, CPU ms | later start, CPU ms | later start, ms | memory, MB | search, CPU ms | list, CPU ms | sitemap, CPU ms | sitemap, KB |',
      `| --- |${' ---: |'.repeat(9)}`,
      ...rows,
    ],
    raw: Object.fromEntries(looks),
  });
}

await runBenchmark(folder, main);
