// Installs and builds the compared frameworks, after it has read their data from the site. `--only NAME` for one of
// them.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import { readOptions } from '../harness/options.ts';
import { startSite, stopServers } from '../harness/servers.ts';
import { askWhole } from './ask-whole.ts';
import { ENVIRONMENT, folderOf, HOME_JSON, PEERS, PEERS_FOLDER, type Peer } from './peers.ts';
import { readHome } from './read-home.ts';

const BUILD_MS = 10 * 60_000;
const { only } = readOptions({ rounds: 1, seconds: 1 });

async function saveHome(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-peers-'));
  try {
    const site = await startSite(await freePort(), folder);
    writeFileSync(HOME_JSON, JSON.stringify(readHome(await askWhole(site.port, '/'))));
  } finally {
    stopServers();
    rmSync(folder, { recursive: true, force: true });
  }
}

function prepare(peer: Peer): void {
  const cwd = folderOf(peer);
  const started = performance.now();
  // The frameworks' own programs are found through `node`: this one, not an older one of the machine.
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  const run = (program: string, args: string[], env: Record<string, string>) =>
    execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: BUILD_MS, env });
  if (!existsSync(path.join(cwd, 'node_modules'))) {
    // Installs the locked versions like `npm ci`, which refuses a lockfile without the binaries of other platforms.
    run('npm', ['install', '--no-save', '--include=dev'], {
      ...process.env,
      PATH,
    } as Record<string, string>);
  }
  const copy = path.join(cwd, 'from-shared');
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.join(PEERS_FOLDER, 'shared'), copy, { recursive: true });
  const [program = '', ...args] = peer.build;
  const command = [path.join('node_modules', program), ...args];
  run(process.execPath, command, { ...process.env, ...ENVIRONMENT, PATH } as Record<string, string>);
  console.log(`${peer.title}: ready in ${Math.round((performance.now() - started) / 1_000)} s`);
}

await saveHome();
for (const peer of PEERS) if (only.length === 0 || only.includes(peer.name)) prepare(peer);
