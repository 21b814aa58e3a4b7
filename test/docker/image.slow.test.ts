import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importPicture } from '../../media/photos/import-picture.ts';
import { findRecord, nameInRecord } from '../../media/photos/name-in-record.ts';
import { shippedPackages } from '../../scripts/notices/packages.ts';
import { composePrograms } from '../support/deployments.ts';
import { PROXY_SECRET, signedInBy } from '../support/desk-proxy.ts';
import { ContentRepositoryFolder } from '../support/desk-site.ts';
import { buildContext, type Image, type Images, rehearseDockerfile } from '../support/dockerfile.ts';
import { ROOT } from '../support/folders.ts';
import { EditedContent } from '../support/live-site.ts';
import { syntheticPhoto } from '../support/photographed-content.ts';
import { until } from '../support/until.ts';

let scratch: string;
let images: Images;
let image: Image;

beforeAll(() => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'image-'));
  images = rehearseDockerfile(ROOT, buildContext(ROOT), scratch);
  image = images.last;
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
  const installs = images.npmCalls.filter((call) => call.includes('\tnpm ci '));
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
  const kilobytes = ({ app }: Image) =>
    Number(execFileSync('du', ['-sk', app], { encoding: 'utf8' }).split('\t')[0]);
  expect(kilobytes(image)).toBeLessThan(160_000);
  expect(kilobytes(images.targets.drawing as Image)).toBeLessThan(260_000);
});

/** A process of an image, which writes a line when it is ready. Ended by the test. */
async function startIn({ app, env, command }: Image, own: Record<string, string>, ready: RegExp) {
  const [, ...args] = command;
  const child = spawn(process.execPath, args, {
    cwd: app,
    env: { PATH: process.env.PATH, ...env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString('utf8');
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await until('it is ready', () => {
    if (child.exitCode !== null) throw new Error(output);
    return ready.test(output);
  });
  return { port: ready.exec(output)?.[1] ?? '', child, exited };
}

test('the image without a target draws nothing and has no part of what does', () => {
  expect(image).toEqual(images.targets.site);
  expect(image.command.join(' ')).not.toContain('--draw');
  for (const name of ['sharp', '@img', 'pdfkit', '@expo-google-fonts'])
    expect(existsSync(path.join(image.app, 'node_modules', name))).toBe(false);
});

test('the image that draws makes what new content needs where it may write, and knows what it has already', async () => {
  const { drawing } = images.targets as Record<'drawing', Image>;
  expect(drawing.command.at(-1)).toMatch(/^node scripts\/stale-media\.mjs && exec node .*start\.js --draw$/);
  const run = (script: string, own: Record<string, string> = {}) =>
    execFileSync(process.execPath, [script], {
      cwd: drawing.app,
      env: { PATH: process.env.PATH, ...drawing.env, MEDIA_CACHE_DIR: path.join(scratch, 'cache'), ...own },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const stamp = path.join(drawing.app, 'dist/media/.built-from');
  run('scripts/stale-media.mjs');
  expect(existsSync(stamp)).toBe(true);

  const content = new EditedContent();
  content.replace('media.yaml', /^draw: .*$/m, 'draw: []');
  const { folder: contentDir } = content;
  const photo = await importPicture(await syntheticPhoto(1200, 800), {
    contentDir,
    name: 'new',
    alt: '写真',
  });
  await nameInRecord(photo, findRecord(contentDir, 'case-studies/wifi7ma3511'));
  const mediaDir = path.join(scratch, 'media');
  run('scripts/draw.ts', { CONTENT_DIR: contentDir, MEDIA_DIR: mediaDir });
  expect(readdirSync(path.join(mediaDir, 'photos'))).toContainEqual(
    expect.stringMatching(/^new-.*-800\.jpg$/),
  );
  expect(readdirSync(path.join(scratch, 'cache'))).not.toEqual([]);
  expect(existsSync(path.join(drawing.app, 'node_modules/.cache'))).toBe(false);

  run('scripts/stale-media.mjs', { CONTENT_DIR: contentDir });
  expect(existsSync(stamp)).toBe(false);
  content.delete();
});

test('the desk runs from its image over a clone, and takes photographs', async () => {
  const { desk } = images.targets as Record<'desk', Image>;
  expect(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')).toMatch(/apt-get install .*\bgit\b/);
  const repository = new ContentRepositoryFolder();
  const own = {
    CONTENT_DIR: repository.content,
    DATA_DIR: path.join(scratch, 'desk-data'),
    DESK_PORT: '0',
    DESK_AUTH: 'header',
    DESK_PROXY_SECRET: PROXY_SECRET,
    DESK_ORIGIN: 'http://desk.example',
  };
  const { port, child, exited } = await startIn(desk, own, /"port":(\d+)/);
  try {
    const { status } = spawnSync(process.execPath, desk.healthcheck.slice(1), { env: { DESK_PORT: port } });
    expect(status).toBe(0);
    const file = encodeURIComponent('news/2024-07-09-20240709-exhibition.md');
    const target = `/admin/api/picture?file=${file}&alt=${encodeURIComponent('写真')}&name=new.jpg`;
    const response = await fetch(`http://127.0.0.1:${port}${target}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'image/jpeg',
        'X-Desk': '1',
        ...signedInBy(PROXY_SECRET, { name: 'editor', email: 'editor@example.com' }),
      },
      body: new Uint8Array(await syntheticPhoto(1200, 800)),
    });
    expect([response.status, await response.json()]).toEqual([
      201,
      expect.objectContaining({ file: expect.stringMatching(/^photos\/new-/) }),
    ]);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await exited).toBe(0);
  repository.delete();
});
