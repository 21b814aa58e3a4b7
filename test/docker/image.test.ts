import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { shippedPackages } from '../../scripts/notices/packages.ts';
import { composePrograms } from '../support/deployments.ts';
import { buildContext, type Image, rehearseDockerfile } from '../support/dockerfile.ts';
import { ROOT } from '../support/folders.ts';
import { until } from '../support/until.ts';

let scratch: string;
let image: Image;

beforeAll(() => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'image-'));
  image = rehearseDockerfile(ROOT, buildContext(ROOT), scratch);
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('the image holds production packages only, and no second Node', () => {
  const packages = readdirSync(path.join(image.app, 'node_modules'));
  expect(packages).toContain('express');
  expect(
    packages.filter((name) => name.startsWith('node-linux') || ['vite', 'jest', 'typescript'].includes(name)),
  ).toEqual([]);
  expect(existsSync(path.join(image.app, 'node_modules/.bin/node'))).toBe(false);
  expect(existsSync(path.join(image.app, 'test'))).toBe(false);
});

test('every stage installs its packages once', () => {
  const installs = image.npmCalls.filter((call) => call.includes('\tnpm ci '));
  const folders = installs.map((call) => path.relative(scratch, call.split('\t')[0] ?? ''));
  expect(folders.sort()).toEqual(['build/app', 'packages/app']);
});

test('the image holds the packages that the lockfile names for production, and none for development', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const holds = (folder: string) => existsSync(path.join(image.app, folder, 'package.json'));
  const folders = Object.keys(packages).filter((folder) => folder !== '');
  const wanted = folders.filter(
    (folder) => !packages[folder].dev && !packages[folder].optional && folder !== 'node_modules/sentry',
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((folder) => !holds(folder))).toEqual([]);
  expect(folders.filter((folder) => packages[folder].dev && holds(folder))).toEqual([]);
});

/** `name@version` of an installed package. */
function packageIn(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

/** Of all packages in a `node_modules`, and in those of each. */
function packagesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) => {
    const inner = path.join(folder, name);
    if (name.startsWith('@')) return packagesBelow(inner);
    return [packageIn(inner), ...packagesBelow(path.join(inner, 'node_modules'))];
  });
}

test('its bill of materials names what is in it, and the notices lie beside it', () => {
  const inScripts = shippedPackages(ROOT).map(({ folder }) => packageIn(path.join(ROOT, folder)));
  const installed = packagesBelow(path.join(image.app, 'node_modules'));
  const { components } = JSON.parse(readFileSync(path.join(image.app, 'sbom.json'), 'utf8'));
  const listed: string[] = components.map(
    ({ name, version }: Record<string, string>) => `${name}@${version}`,
  );
  expect(listed.toSorted()).toEqual([...new Set([...installed, ...inScripts])].toSorted());
  const notices = (folder: string) => readFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  expect(notices(image.app)).toBe(notices(ROOT));
});

test('the image holds neither tests nor the code that draws', () => {
  const files = ['server', 'corpus', 'shared', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(image.app, folder), { recursive: true, encoding: 'utf8' }),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
  expect(existsSync(path.join(image.app, 'media'))).toBe(false);
});

test('it runs as a user without rights', () => {
  expect(image.user).toBe('1000:1000');
});

test('what a start compiles and reads is in it', () => {
  expect(readdirSync(path.join(image.app, 'dist/server/kept')).sort()).toEqual([
    'corpus.kept',
    'site-content.kept',
  ]);
  const compiled = globSync('dist/server/compile-cache/*/*', { cwd: image.app });
  expect(compiled.length).toBeGreaterThan(20);
});

test('started with its own command it serves pages, is healthy, and stops on SIGTERM', async () => {
  const [, ...args] = image.command;
  const env = {
    PATH: process.env.PATH,
    ...image.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: path.join(scratch, 'data'),
  };
  const child = spawn(process.execPath, args, { cwd: image.app, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString('utf8');
  });
  const port = () => /"port":(\d+)/.exec(output)?.[1] ?? '';
  const health = () =>
    spawnSync(process.execPath, image.healthcheck.slice(1), { env: { ...env, PORT: port() } }).status;
  try {
    // Each health check is a process of its own, which would take from the start what it needs: asked once, when it answers.
    await until('the image is ready', () => port() !== '');
    expect(health()).toBe(0);
    const page = await fetch(`http://127.0.0.1:${port()}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('</html>');
  } finally {
    child.kill('SIGTERM');
  }
  expect(await exited).toBe(0);
  expect(health()).not.toBe(0);
});

test('the content service runs alone in it, from the command of the cluster', async () => {
  const [, ...args] = composePrograms().find(({ name }) => name === 'content')?.command ?? [];
  const env = {
    PATH: process.env.PATH,
    ...image.env,
    CONTENT_PORT: '0',
    DATA_DIR: path.join(scratch, 'content'),
  };
  const child = spawn(process.execPath, args, { cwd: image.app, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString('utf8');
  });
  try {
    await until('the content service is ready', () => output.includes('content service ready'));
  } finally {
    child.kill('SIGTERM');
  }
  expect(await exited).toBe(0);
});

test('sales can export what was sent in from it', () => {
  const env = { PATH: process.env.PATH, ...image.env, DATA_DIR: path.join(scratch, 'data') };
  const csv = execFileSync(process.execPath, ['scripts/leads.ts', '--since', '2026-11-01'], {
    cwd: image.app,
    env,
    encoding: 'utf8',
  });
  expect(csv.startsWith('\uFEFF"受付番号",')).toBe(true);
});

test('editors can ask it what visitors searched for', () => {
  const env = { PATH: process.env.PATH, ...image.env, DATA_DIR: path.join(scratch, 'data') };
  const report = execFileSync(process.execPath, ['scripts/search-report.ts', '--json'], {
    cwd: image.app,
    env,
    encoding: 'utf8',
  });
  expect(JSON.parse(report)).toMatchObject({ mostSearched: [], withoutResult: [] });
});

test('it stays small', () => {
  const kilobytes = Number(execFileSync('du', ['-sk', image.app], { encoding: 'utf8' }).split('\t')[0]);
  expect(kilobytes).toBeLessThan(160_000);
});
