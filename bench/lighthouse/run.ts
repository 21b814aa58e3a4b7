// `npm run bench:lighthouse`: Lighthouse's mobile settings for five kinds of page, behind TLS and HTTP/2,
// from a warm page cache: the median of five alternating runs of each. --rounds 1 gives a quick result.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import { percentile } from '../harness/load/percentile.ts';
import { describeRun, requireQuiet } from '../harness/machine.ts';
import { readOptions } from '../harness/options.ts';
import { markdownTable, writeReport } from '../harness/report.ts';
import { runBenchmark, startSite, untilCached } from '../harness/servers.ts';
import { startHttps } from './https-front.ts';
import { FIGURES, type Figures, runLighthouse } from './run-lighthouse.ts';

const PAGES = {
  home: '/',
  category: '/products/switches',
  product: '/products/ma3511_p203.html',
  article: '/blog/what-lightning-leaves-behind',
  form: '/sales',
};

const options = readOptions({ rounds: 5 });

async function main(): Promise<void> {
  const share = await requireQuiet(options.busy);
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const site = await startSite({ SITE_ORIGIN: origin });
  const front = await startHttps(port, site.port);
  const measured = new Map<string, Figures[]>();
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [name, address] of Object.entries(PAGES)) {
      if (!options.isWanted(name)) continue;
      await untilCached(site, address);
      measured.getOrInsertComputed(name, () => []).push(await runLighthouse(origin + address));
    }
  }
  front.close();
  const medianOf = (values: number[]) => percentile(values, 0.5);
  const rows = [...measured].map(([name, rounds]) => [
    name,
    ...FIGURES.map((figure) => medianOf(rounds.map((round) => round[figure] ?? Number.NaN))),
  ]);
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
    table: markdownTable(['page', ...FIGURES], rows),
    raw: Object.fromEntries(measured),
  });
}

await runBenchmark(main);
