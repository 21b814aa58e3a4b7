// Checks the requirements of this machine before packages are fetched. Plain JavaScript without dependencies:
// even a Node that is too old can run it and report the requirement.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Shared library that the packages' Node links to and a minimal Debian lacks. */
const LIBRARY = { file: 'libatomic.so.1', debian: 'libatomic1', fedora: 'libatomic' };

/** Errors of npm that mean that the registry is unreachable. */
const UNREACHABLE =
  /\b(?:EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/** A requirement that this machine does not meet. The message is one line with the solution. */
export class MachineError extends Error {}

/**
 * Throws a MachineError when `version` is lower than the `engines` of package.json.
 *
 * @param {string} version `20.20.2`
 */
export function checkNodeVersion(root, version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '');
  if (version.localeCompare(needed, 'en', { numeric: true }) >= 0) return;
  throw new MachineError(
    `Node.js ${needed} 以降が必要です(実行中のものは ${version})。新しい Node.js を入れてから、もう一度実行してください。`,
  );
}

/** Throws a MachineError on a Linux without glibc, for which the packages contain no Node. */
export function checkSystem() {
  if (process.platform !== 'linux') return;
  // Otherwise the report would resolve the names of all network connections.
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
  // A registry without the ping endpoint answers with an HTTP error: it is reachable.
  return status === 0 ? undefined : UNREACHABLE.exec(stderr ?? '')?.[0];
}

function canLoad(library) {
  try {
    // Uses the loader's own search. It fails in any case, because a library is no addon.
    process.dlopen({ exports: {} }, library);
  } catch (error) {
    return !/cannot open shared object file/.test(error.message);
  }
  return true;
}

/**
 * Folder of a shared library that the loader does not find by itself, or undefined when it finds all.
 * Installs a missing library as root on Debian; for other users, unpacks Debian's package into the project.
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
  // apt-get needs root only for the system's package lists.
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
