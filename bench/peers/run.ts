// `npm run bench:peers`: the home page in other React frameworks with the same data: the same elements, attributes and texts,
// which is checked before the measurement. Cold: rendered for every request, without compression. Kept: each with the
// cache that its own documentation offers, requested as by a browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../scripts/checks/browser.ts';
import { freePort } from '../../test/support/free-port.ts';
import { until } from '../../test/support/until.ts';
import { BROWSER, UNCOMPRESSED } from '../harness/load/browser-headers.ts';
import { byTurns, type Contender } from '../harness/load/turns.ts';
import { describeRun, requireQuiet } from '../harness/machine.ts';
import { readOptions } from '../harness/options.ts';
import { record } from '../harness/record.ts';
import { writeReport } from '../harness/report.ts';
import { benchFolder, runBenchmark } from '../harness/run.ts';
import { type BenchServer, startServer, startSite } from '../harness/servers.ts';
import { askWhole } from './ask-whole.ts';
import { markupDifferences, markupLines } from './compare-markup.ts';
import { firstVisits } from './first-visit.ts';
import { ENVIRONMENT, folderOf, PEERS, type Peer } from './peers.ts';
import { type Measurements, peersTable } from './peers-table.ts';

const options = readOptions({ rounds: 5, seconds: 3 });
const folder = benchFolder('peers');
const COLD_CONNECTIONS = 4;
const SITE = 'Minamo';

interface Contestant {
  title: string;
  cold: { server: BenchServer; path: string };
  kept: { server: BenchServer; path: string; means: string };
  versions: string;
}

async function startPeer(peer: Peer): Promise<Contestant> {
  const port = await freePort();
  const { command, env } = peer.start(port);
  const server = await startServer({
    name: peer.name,
    port,
    folder,
    command: [process.execPath, ...command],
    env: { ...ENVIRONMENT, ...env },
    cwd: folderOf(peer),
  });
  return {
    title: peer.title,
    cold: { server, path: peer.cold },
    kept: { server, ...peer.kept },
    versions: peer.packages.map((name) => `${name} ${versionOf(peer, name)}`).join(', '),
  };
}

function versionOf(peer: Peer, name: string): string {
  const file = path.join(folderOf(peer), 'node_modules', name, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

async function startMinamo(): Promise<Contestant> {
  const cold = await startSite(await freePort(), path.join(folder), { PAGE_CACHE_TTL_S: '0' });
  const kept = await startSite(await freePort(), path.join(folder), { DATA_DIR: path.join(folder, 'kept') });
  const isKept = async () => (await record(kept.port, '/', BROWSER)).headers['x-cache'] === 'HIT';
  await until('the home page is kept', isKept, 20_000);
  return {
    title: SITE,
    cold: { server: cold, path: '/' },
    kept: { server: kept, path: '/', means: 'page cache' },
    versions: 'react 19',
  };
}

/** Counts the lines of the page that each renders differently from the site, cold and kept together. */
async function compareMarkup(contestants: Contestant[], site: Contestant): Promise<Map<string, number>> {
  const expected = markupLines(await askWhole(site.cold.server.port, '/'));
  const differences = new Map<string, number>();
  for (const { title, cold, kept } of contestants) {
    for (const { server, path: address } of [cold, kept]) {
      const found = markupDifferences(expected, markupLines(await askWhole(server.port, address)));
      if (found.length > 0) console.log(`${title} ${address}:\n${found.slice(0, 20).join('\n')}`);
      differences.set(title, (differences.get(title) ?? 0) + found.length);
    }
  }
  return differences;
}

async function main(): Promise<void> {
  Object.assign(process.env, await findBrowser());
  const share = await requireQuiet(options.busy);
  const site = await startMinamo();
  const wanted = PEERS.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
  const contestants = [site];
  for (const peer of wanted) contestants.push(await startPeer(peer));
  const visited = new Map(
    contestants.map(({ title, kept }) => [title, `http://127.0.0.1:${kept.server.port}${kept.path}`]),
  );
  const measurements: Measurements = {
    differences: await compareMarkup(contestants, site),
    visits: await firstVisits(visited),
    cold: await byTurns('cold', contendersOf(contestants, 'cold', site), options),
    kept: await byTurns('kept', contendersOf(contestants, 'kept', site), options),
  };
  writeReport(options.out, {
    name: 'peers',
    title: 'The home page in other frameworks',
    words: [
      `\`npm run bench:peers\`: medians of ${options.rounds} rounds of ${options.seconds} s by turns; cold with ${COLD_CONNECTIONS} connections and without compression, kept with 32 and as each compresses for a browser. Lines: of the page's elements and texts, those that differ from the site's. Scripts: what a browser loads on a first visit, each compressed with brotli at its best.`,
      ...(await describeRun(share)),
    ],
    table: peersTable(contestants, measurements, site.title),
    raw: { ...measurements, visits: Object.fromEntries(measurements.visits) },
  });
}

/** Adds the site twice: a difference has to exceed the distance between the two. */
function contendersOf(contestants: Contestant[], kind: 'cold' | 'kept', site: Contestant): Contender[] {
  const how =
    kind === 'cold' ? { headers: UNCOMPRESSED, connections: COLD_CONNECTIONS } : { headers: BROWSER };
  const all = contestants.map((contestant) => {
    const { server, path: address } = contestant[kind];
    return { name: contestant.title, target: { server, path: address, expects: 2, ...how } } as const;
  });
  const again = all.find(({ name }) => name === site.title);
  return again ? [...all, { ...again, name: `${again.name}, once more` }] : all;
}

await runBenchmark(folder, main);
