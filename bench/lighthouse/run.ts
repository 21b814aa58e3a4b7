// `npm run bench:lighthouse`: Lighthouse's mobile settings for five kinds of page, behind TLS and HTTP/2,
// from a warm page cache: the median of five alternating runs of each. --rounds 1 gives a quick result.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import { until } from '../../test/support/until.ts';
import { BROWSER } from '../harness/load/browser-headers.ts';
import { median } from '../harness/load/turns.ts';
import { describeRun, requireQuiet } from '../harness/machine.ts';
import { readOptions } from '../harness/options.ts';
import { record } from '../harness/record.ts';
import { writeReport } from '../harness/report.ts';
import { benchFolder, runBenchmark } from '../harness/run.ts';
import { startSite } from '../harness/servers.ts';
import { startHttps } from './https-front.ts';
import { FIGURES, type Figures, runLighthouse } from './run-lighthouse.ts';

const PAGES = {
  home: '/',
  category: '/products/switches',
  product: '/products/ma3511_p203.html',
  article: '/blog/what-lightning-leaves-behind',
  form: '/sales',
};

const options = readOptions({ rounds: 5, seconds: 0 });
const folder = benchFolder('lighthouse');

async function main(): Promise<void> {
  const share = await requireQuiet(options.busy);
  const sitePort = await freePort();
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  await startSite(sitePort, folder, { SITE_ORIGIN: origin });
  const front = await startHttps({ port, sitePort }, folder);
  const measured = new Map<string, Figures[]>();
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [name, address] of Object.entries(PAGES)) {
      if (options.only.length > 0 && !options.only.includes(name)) continue;
      const kept = async () => (await record(sitePort, address, BROWSER)).headers['x-cache'] === 'HIT';
      await until(`${address} is kept`, kept, 20_000);
      const figures = await runLighthouse(`${origin}${address}`, folder);
      measured.set(name, [...(measured.get(name) ?? []), figures]);
    }
  }
  front.close();
  const rows = [...measured].map(([name, rounds]) => {
    const cells = FIGURES.map((figure) => median(rounds.map((round) => round[figure])));
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  const { version } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'node_modules/lighthouse/package.json'), 'utf8'),
  );
  writeReport(options.out, {
    name: 'lighthouse',
    title: 'Lighthouse, mobile',
    words: [
      `\`npm run bench:lighthouse\`: Lighthouse ${version}, its mobile settings (simulated slow 4G, processor slowed four times), medians of ${options.rounds} runs; TLS and HTTP/2 before the site, pages from the page cache. Times in ms.`,
      ...(await describeRun(share)),
    ],
    table: [`| page | ${FIGURES.join(' | ')} |`, `| --- |${' ---: |'.repeat(FIGURES.length)}`, ...rows],
    raw: Object.fromEntries(measured),
  });
}

await runBenchmark(folder, main);
