// Installs and builds the compared frameworks, after it has read their data from the site. `--only NAME` for one of
// them.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../harness/options.ts';
import { runBenchmark, startSite } from '../harness/servers.ts';
import { askWhole } from './ask-whole.ts';
import { ENVIRONMENT, folderOf, HOME_JSON, PEERS, PEERS_FOLDER, type Peer } from './peers.ts';
import { readHome } from './read-home.ts';

const BUILD_MS = 10 * 60_000;
const { isWanted } = readOptions({});

async function saveHome(): Promise<void> {
  const { port } = await startSite();
  writeFileSync(HOME_JSON, JSON.stringify(readHome(await askWhole(port, '/'))));
}

function prepare(peer: Peer): void {
  const cwd = folderOf(peer);
  const started = performance.now();
  // The frameworks' own programs are found through `node`: this one, not an older one of the machine.
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  const run = (program: string, args: string[], env = {}) =>
    execFileSync(program, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: BUILD_MS,
      env: { ...process.env, ...env, PATH },
    });
  // Installs the locked versions like `npm ci`, which refuses a lockfile without the binaries of other platforms.
  if (!existsSync(path.join(cwd, 'node_modules'))) run('npm', ['install', '--no-save', '--include=dev']);
  const copy = path.join(cwd, 'from-shared');
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.join(PEERS_FOLDER, 'shared'), copy, { recursive: true });
  const [program = '', ...args] = peer.build;
  run(process.execPath, [path.join('node_modules', program), ...args], ENVIRONMENT);
  console.log(`${peer.title}: ready in ${Math.round((performance.now() - started) / 1_000)} s`);
}

await runBenchmark(saveHome);
for (const peer of PEERS) if (isWanted(peer.name)) prepare(peer);
