import { globSync } from 'node:fs';
import path from 'node:path';
import { providePayloadSample } from '../../test/support/processes/payload-sample.ts';
import { canBuildImages } from '../build/image-store.ts';
import { canStartLab, provideNetworkLab } from '../build/network-lab.ts';
import { installDebianPackage, isInstalled } from '../setup/debian-package.ts';
import { findBrowser } from './browser.ts';
import { provideOldestChromium } from './oldest-chromium.ts';

interface Program {
  title: string;
  /** Environment variable with the program's path. */
  variable: string;
  commands: readonly string[];
  versionFlag: string;
  /** Debian packages that contain the program, installed where it is missing. */
  packages: readonly string[];
  /** Whether the hosted machines of continuous integration bring the program. */
  isHosted?: true;
  /** Finds the program in another way than by its commands. */
  provide?: () => string | undefined | Promise<string | undefined>;
  /** Returns whether this machine has the dependencies of an installed program. */
  isUsable?: (command: string) => Promise<boolean>;
  /** Test files that need it. */
  files: readonly string[];
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const TOPOLOGY = 'test/server/processes/topology.slow.test.ts';
const BALANCER = 'test/server/processes/balancer.test.ts';
const WEBKIT = 'test/e2e/engines/webkit.slow.test.ts';

/** For programs that are found or made in another way. */
const PROVIDED = { commands: [], versionFlag: '', packages: [] };

/** Programs that npm does not install. */
export const PROGRAMS: readonly Program[] = [
  {
    title: 'Java',
    variable: 'JAVA_PATH',
    commands: process.env.JAVA_HOME ? [`${process.env.JAVA_HOME}/bin/java`, 'java'] : ['java'],
    versionFlag: '-version',
    packages: ['default-jre-headless'],
    files: ['test/render/documents/html.slow.test.ts'],
  },
  {
    title: 'Redis',
    variable: 'REDIS_SERVER_PATH',
    commands: ['redis-server', 'valkey-server'],
    versionFlag: '--version',
    packages: ['redis-server'],
    files: ['server/cache/redis-pages.test.ts', 'test/server/page-cache/shared-pages.test.ts', TOPOLOGY],
  },
  {
    title: 'nginx',
    variable: 'NGINX_PATH',
    // The PATH of users other than root often lacks sbin.
    commands: ['nginx', '/usr/sbin/nginx'],
    versionFlag: '-v',
    packages: ['nginx'],
    files: [BALANCER, TOPOLOGY],
  },
  {
    title: 'OpenSSL',
    variable: 'OPENSSL_PATH',
    commands: ['openssl'],
    versionFlag: 'version',
    packages: ['openssl'],
    files: [BALANCER, TOPOLOGY],
  },
  {
    title: 'buildah またはベースイメージ',
    variable: 'BUILDAH_PATH',
    commands: ['buildah'],
    versionFlag: '--version',
    packages: ['buildah'],
    isUsable: canBuildImages,
    files: ['test/docker/image.slow.test.ts'],
  },
  {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    versionFlag: '--version',
    packages: ['firefox-esr'],
    isHosted: true,
    files: ['test/e2e/engines/firefox.slow.test.ts'],
  },
  {
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    versionFlag: '--help',
    packages: ['webkit2gtk-driver'],
    files: [WEBKIT],
  },
  {
    title: 'Xvfb',
    variable: 'XVFB_PATH',
    commands: ['Xvfb'],
    versionFlag: '-help',
    packages: ['xvfb'],
    files: [WEBKIT],
  },
  {
    title: '対応する最も古いChromium',
    variable: 'OLDEST_CHROMIUM_PATH',
    ...PROVIDED,
    provide: provideOldestChromium,
    files: ['test/e2e/engines/oldest-chromium.slow.test.ts'],
  },
  {
    title: 'user-mode-linux などの Debian パッケージ',
    variable: 'NETWORK_LAB_PATH',
    ...PROVIDED,
    provide: provideNetworkLab,
    isUsable: canStartLab,
    files: globSync('test/claims/*.test.ts', { cwd: ROOT }),
  },
  {
    title: 'Payload の npm パッケージ',
    variable: 'PAYLOAD_PATH',
    ...PROVIDED,
    provide: providePayloadSample,
    files: ['test/contract/payload.slow.test.ts'],
  },
];

/**
 * Path of a program: from its variable, else an installed one, else from Debian's package, which root may
 * install.
 */
async function findProgram({ variable, commands, versionFlag, packages, provide }: Program) {
  if (provide) return provide();
  const given = process.env[variable];
  const find = () => [...(given ? [given] : []), ...commands].find((name) => isInstalled(name, versionFlag));
  return find() ?? (packages.every(installDebianPackage) ? find() : undefined);
}

interface Programs {
  /** Environment variables for the test processes. */
  env: Record<string, string>;
  /** Files that cannot run on this machine, each with its reasons: `Redisがない`. */
  left: Map<string, string[]>;
}

/** Finds or installs the programs, besides Node, that the selected test files start. */
export async function findPrograms(
  isSelected: (file: string) => boolean,
  browser: boolean,
): Promise<Programs> {
  const env: Record<string, string> = browser ? await findBrowser() : {};
  const left: Programs['left'] = new Map();
  for (const program of PROGRAMS) {
    const files = program.files.filter(isSelected);
    if (files.length === 0) continue;
    const found = await findProgram(program);
    if (found && (await program.isUsable?.(found)) !== false) env[program.variable] = found;
    else {
      const reason = `${program.title}${found ? 'がこの機械で起動しない' : 'がない'}`;
      for (const file of files) left.getOrInsertComputed(file, () => []).push(reason);
    }
  }
  return { env, left };
}
