// `npm run bench:cold`: cost of a page that is not cached, compared with React's bare stream of the same tree
// with the same data. The site renders every visit (no page cache); neither side compresses.
import path from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import { UNCOMPRESSED } from '../harness/load/browser-headers.ts';
import { byTurns, type Contender, type Measured } from '../harness/load/turns.ts';
import { describeRun, requireQuiet } from '../harness/machine.ts';
import { readOptions } from '../harness/options.ts';
import { productionStart } from '../harness/production-start.ts';
import { tableOf, writeReport } from '../harness/report.ts';
import { benchFolder, runBenchmark } from '../harness/run.ts';
import { startServer, startSink, startSite } from '../harness/servers.ts';
import { PAGES } from './pages.ts';

const options = readOptions({ rounds: 5, seconds: 3 });
const folder = benchFolder('cold');
/**
 * More connections would only wait for each other: a render keeps the core busy from its first byte to its
 * last.
 */
const CONNECTIONS = 4;

/** Starts the server with the site's options of Node, because these affect the cost. */
async function startBareStream() {
  const port = await freePort();
  const { env, args } = productionStart();
  return startServer({
    name: 'bare stream',
    port,
    folder,
    command: [process.execPath, ...args.slice(0, -1), 'bench/cold/bare-stream.ts', String(port)],
    env: {
      ...env,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'bare-data'),
      PAGE_CACHE_TTL_S: '0',
      LOG_LEVEL: 'error',
    },
  });
}

async function main(): Promise<void> {
  const share = await requireQuiet(options.busy);
  const site = await startSite(await freePort(), folder, { PAGE_CACHE_TTL_S: '0' });
  const monitored = await startSite(await freePort(), folder, {
    PAGE_CACHE_TTL_S: '0',
    DATA_DIR: path.join(folder, 'monitored'),
    SENTRY_DSN: await startSink(folder),
  });
  const bare = await startBareStream();
  const measured: Measured[] = [];
  for (const [row, address] of Object.entries(PAGES)) {
    const to = { path: address, headers: UNCOMPRESSED, expects: 2, connections: CONNECTIONS } as const;
    const contenders: Contender[] = [
      { name: 'bare stream', target: { ...to, server: bare } },
      { name: 'bare stream, once more', target: { ...to, server: bare } },
      { name: 'site', target: { ...to, server: site }, paced: true },
      { name: 'site, monitored', target: { ...to, server: monitored } },
    ];
    measured.push(...(await byTurns(row, contenders, options)));
  }
  writeReport(options.out, {
    name: 'cold',
    title: "Cold pages beside React's bare stream",
    words: [
      `\`npm run bench:cold\`: medians of ${options.rounds} rounds of ${options.seconds} s by turns, ${CONNECTIONS} connections, without compression. The bare stream is \`renderToPipeableStream\` of the very tree that the site rendered for that address, with its data at hand and with the site's options of Node: no routing, no calls, no log, no headers.`,
      ...(await describeRun(share)),
    ],
    table: tableOf(measured, 'bare stream'),
    raw: measured,
  });
}

await runBenchmark(folder, main);
