// What the project needs of the machine, found before packages are fetched. Plain JavaScript without dependencies: a Node
// that is too old still runs it, to name what is missing.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Shared library that the Node among the packages links to, and that a minimal Debian leaves out. */
const LIBRARY = { file: 'libatomic.so.1', debian: 'libatomic1', fedora: 'libatomic' };

/** Errors of npm that mean that the registry cannot be reached. */
const UNREACHABLE =
  /\b(?:EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/** A requirement that this machine does not meet. The message is one line and says how to meet it. */
export class MachineError extends Error {}

/**
 * Throws a MachineError when `version` is lower than the one of package.json's `engines`.
 *
 * @param {string} version `20.20.2`
 */
export function checkNodeVersion(root, version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '');
  const [major, minor] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new MachineError(
    `Node.js ${needed} 以降が必要です(実行中のものは ${version})。新しい Node.js を入れてから、もう一度実行してください。`,
  );
}

/** Throws a MachineError on a Linux without glibc: the packages have no Node for it. */
export function checkSystem() {
  if (process.platform !== 'linux') return;
  // Without it the report looks up the names of all network connections.
  process.report.excludeNetwork = true;
  if (process.report.getReport().header.glibcVersionRuntime) return;
  throw new MachineError('glibc のない Linux(Alpine など)では動きません。Debian などで実行してください。');
}

/** Code of the network error that keeps npm from its registry, or undefined when the registry answers. */
export function networkProblem(npm, options) {
  const { status, stderr } = spawnSync(npm, ['ping', '--fetch-retries=0', '--loglevel=error'], {
    ...options,
    encoding: 'utf8',
  });
  // A registry that has no ping answers with an HTTP error: it can be reached.
  return status === 0 ? undefined : UNREACHABLE.exec(stderr ?? '')?.[0];
}

function canLoad(library) {
  try {
    // The loader's own search. It fails in any case: a library is no addon.
    process.dlopen({ exports: {} }, library);
  } catch (error) {
    return !/cannot open shared object file/.test(error.message);
  }
  return true;
}

/**
 * Folder of a shared library that the loader does not find by itself, or undefined when it finds all. A missing library is
 * installed as root on Debian; anybody else gets Debian's package unpacked into the project.
 */
export function provideLibrary(root) {
  if (process.platform !== 'linux' || canLoad(LIBRARY.file)) return undefined;
  if (!existsSync('/usr/bin/apt-get'))
    throw new MachineError(
      `${LIBRARY.file} がありません。パッケージ管理ツールで入れてください(Fedora などでは "sudo dnf install ${LIBRARY.fedora}")。`,
    );
  const isRoot = process.getuid() === 0;
  const command = `${isRoot ? '' : 'sudo '}apt-get install ${LIBRARY.debian}`;
  try {
    if (!isRoot) return unpackLibrary(path.join(root, '.libraries'));
    console.log(`${LIBRARY.debian} をインストールしています…`);
    aptGet(['update']);
    aptGet(['install', '-y', '--no-install-recommends', LIBRARY.debian]);
    return undefined;
  } catch {
    throw new MachineError(
      `${LIBRARY.file} がなく、自動では入れられませんでした。"${command}" を実行してください。`,
    );
  }
}

function aptGet(args, options = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', args, { stdio: 'ignore', env, ...options });
}

/** Downloads Debian's package without root, and returns the folder of the library in it. */
function unpackLibrary(folder) {
  const libraryFolder = () => {
    if (!existsSync(folder)) return undefined;
    const file = readdirSync(folder, { recursive: true }).find(
      (name) => path.basename(name) === LIBRARY.file,
    );
    return file && path.dirname(path.join(folder, file));
  };
  const known = libraryFolder();
  if (known) return known;
  console.log(`${LIBRARY.debian} を ${path.basename(folder)} に展開しています(root 権限がないため)…`);
  const state = path.join(folder, 'apt');
  for (const below of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(path.join(state, below), { recursive: true });
  // apt-get needs root for the system's package lists only.
  const own = [
    ...['-o', `Dir::State::Lists=${path.join(state, 'lists')}`],
    ...['-o', `Dir::Cache=${path.join(state, 'cache')}`],
  ];
  aptGet([...own, 'update'], { cwd: folder });
  aptGet([...own, 'download', LIBRARY.debian], { cwd: folder });
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
  execFileSync('dpkg-deb', ['-x', archive, '.'], { cwd: folder, stdio: 'ignore' });
  for (const left of [state, path.join(folder, archive)]) rmSync(left, { recursive: true, force: true });
  return libraryFolder();
}
