// `npm run bench:peers`: the home page in other React frameworks with the same data: the same elements, attributes and texts,
// which is checked before the measurement. Cold: rendered for every request, without compression. Kept: each with the
// cache that its own documentation offers, requested as by a browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../scripts/checks/browser.ts';
import { BROWSER, UNCOMPRESSED } from '../harness/load/browser-headers.ts';
import { byTurns, type Contender, type Measured } from '../harness/load/turns.ts';
import { describeRun, requireQuiet } from '../harness/machine.ts';
import { readOptions } from '../harness/options.ts';
import { comparisonTable, markdownTable, writeReport } from '../harness/report.ts';
import { type BenchServer, runBenchmark, startServer, startSite, untilCached } from '../harness/servers.ts';
import { askWhole } from './ask-whole.ts';
import { markupDifferences, markupLines } from './compare-markup.ts';
import { type FirstVisit, firstVisits } from './first-visit.ts';
import { ENVIRONMENT, folderOf, HOST, PEERS, type Peer } from './peers.ts';

const options = readOptions({ rounds: 5, seconds: 3 });
const COLD_CONNECTIONS = 4;
const SITE = 'Minamo';

interface Contestant {
  title: string;
  cold: { server: BenchServer; path: string };
  kept: { server: BenchServer; path: string; means: string };
  versions: string;
}

async function startPeer(peer: Peer): Promise<Contestant> {
  const { name, title, packages, kept } = peer;
  const cwd = folderOf(peer);
  const server = await startServer({
    name,
    cwd,
    start: (port) => ({
      command: [process.execPath, ...peer.start(port)],
      env: { ...ENVIRONMENT, PORT: String(port), HOST },
    }),
  });
  const versionOf = (name: string): string =>
    JSON.parse(readFileSync(path.join(cwd, 'node_modules', name, 'package.json'), 'utf8')).version;
  return {
    title,
    cold: { server, path: '/' },
    kept: { server, ...kept },
    versions: packages.map((name) => `${name} ${versionOf(name)}`).join(', '),
  };
}

async function startMinamo(): Promise<Contestant> {
  const cold = await startSite({ PAGE_CACHE_TTL_S: '0' });
  const kept = await startSite();
  await untilCached(kept, '/');
  return {
    title: SITE,
    cold: { server: cold, path: '/' },
    kept: { server: kept, path: '/', means: 'page cache' },
    versions: 'react 19',
  };
}

/** Counts the lines of the page that each renders differently from the site, cold and kept together. */
async function compareMarkup(contestants: Contestant[]): Promise<Map<string, number>> {
  const differences = new Map<string, number>();
  // The page of the site, which is the first.
  let expected: string[] | undefined;
  for (const { title, cold, kept } of contestants) {
    for (const { server, path: address } of [cold, kept]) {
      const lines = markupLines(await askWhole(server.port, address));
      expected ??= lines;
      const found = markupDifferences(expected, lines);
      if (found.length > 0) console.log(`${title} ${address}:\n${found.slice(0, 20).join('\n')}`);
      differences.set(title, (differences.get(title) ?? 0) + found.length);
    }
  }
  return differences;
}

/** Adds the site, which is the first, once more: a difference has to exceed the distance between the two. */
function contendersOf(contestants: Contestant[], kind: 'cold' | 'kept'): Contender[] {
  const how =
    kind === 'cold' ? { headers: UNCOMPRESSED, connections: COLD_CONNECTIONS } : { headers: BROWSER };
  const all = contestants.map((contestant): Contender => {
    const { server, path: address } = contestant[kind];
    return { name: contestant.title, target: { server, path: address, expects: 2, ...how } };
  });
  return [...all, ...all.slice(0, 1).map((site) => ({ ...site, name: `${site.name}, once more` }))];
}

interface Measurements {
  differences: Map<string, number>;
  visits: Map<string, FirstVisit>;
  cold: Measured[];
  kept: Measured[];
}

function tablesOf(contestants: Contestant[], { differences, visits, cold, kept }: Measurements): string[] {
  const means = new Map(contestants.map((one) => [one.title, one.kept.means]));
  const scripts = contestants.map(({ title, versions }) => {
    const { files = 0, bytes = 0 } = visits.get(title) ?? {};
    return [title, versions, differences.get(title) ?? '', (bytes / 1_000).toFixed(1), files];
  });
  const framework = ({ server }: Measured) => server;
  const by = ({ server }: Measured) => means.get(server) ?? '';
  return [
    ...markdownTable(['framework', 'versions', 'lines that differ', 'scripts, KB', 'files'], scripts, 2),
    '',
    '## Cold',
    '',
    ...comparisonTable({ framework }, SITE, [cold]),
    '',
    '## Kept',
    '',
    ...comparisonTable({ framework, by }, SITE, [kept]),
  ];
}

async function main(): Promise<void> {
  Object.assign(process.env, await findBrowser());
  const share = await requireQuiet(options.busy);
  const contestants = [await startMinamo()];
  for (const peer of PEERS.filter(({ name }) => options.isWanted(name)))
    contestants.push(await startPeer(peer));
  const visited = new Map(
    contestants.map(({ title, kept }) => [title, `http://127.0.0.1:${kept.server.port}${kept.path}`]),
  );
  const measurements: Measurements = {
    differences: await compareMarkup(contestants),
    visits: await firstVisits(visited),
    cold: await byTurns('cold', contendersOf(contestants, 'cold'), options),
    kept: await byTurns('kept', contendersOf(contestants, 'kept'), options),
  };
  writeReport(options.out, {
    name: 'peers',
    title: 'The home page in other frameworks',
    words: [
      `\`npm run bench:peers\`: medians of ${options.rounds} rounds of ${options.seconds} s by turns; cold with ${COLD_CONNECTIONS} connections and without compression, kept with 32 and as each compresses for a browser. Lines: of the page's elements and texts, those that differ from the site's. Scripts: what a browser loads on a first visit, each compressed with brotli at its best.`,
      ...(await describeRun(share)),
    ],
    table: tablesOf(contestants, measurements),
    raw: { ...measurements, visits: Object.fromEntries(measurements.visits) },
  });
}

await runBenchmark(main);
