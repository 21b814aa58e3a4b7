import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where Java is, as environment variables for the processes that start it (test/support/html-checker.ts). */
export interface JavaEnvironment extends Record<string, string> {
  JAVA_PATH: string;
}

/**
 * Finds a Java for the HTML checker: `JAVA_HOME`, else an installed one, else Debian's package, which root may install.
 * Where there is none, the checker's suite fails and says what to do.
 */
export function findJava(): JavaEnvironment {
  const candidates = [
    ...(process.env.JAVA_HOME ? [path.join(process.env.JAVA_HOME, 'bin/java')] : []),
    'java',
  ];
  const find = () => candidates.find(works);
  return { JAVA_PATH: find() || (installDebianPackage() && find()) || 'java' };
}

function works(java: string): boolean {
  return spawnSync(java, ['-version'], { stdio: 'ignore' }).status === 0;
}

function installDebianPackage(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('default-jre-headless をインストールしています…');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const aptGet = (...args: string[]) => spawnSync('/usr/bin/apt-get', args, options).status === 0;
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'default-jre-headless');
}
