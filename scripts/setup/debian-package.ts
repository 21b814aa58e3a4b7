import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether a program can be started: `isInstalled('java', '-version')`. */
export function isInstalled(program: string, versionFlag: string): boolean {
  return spawnSync(program, [versionFlag], { stdio: 'ignore' }).status === 0;
}

/** Installs a package of Debian. Returns false where that is not possible, for example without root. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`${name} をインストールしています…`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const aptGet = (...args: string[]) => spawnSync('/usr/bin/apt-get', args, options).status === 0;
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', name);
}
