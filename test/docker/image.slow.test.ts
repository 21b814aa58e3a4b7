import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { importPicture } from '../../media/photos/import-picture.ts';
import { findRecord, nameInRecord } from '../../media/photos/name-in-record.ts';
import { ImageStore } from '../../scripts/build/image-store.ts';
import { shippedPackages } from '../../scripts/notices/packages.ts';
import { ROOT } from '../support/content/folders.ts';
import { syntheticPhoto } from '../support/content/photographed-content.ts';
import { Container, imageConfig, imageId } from '../support/processes/container.ts';
import { composePrograms } from '../support/processes/deployments.ts';
import { runContractSuite } from '../support/requests/contract-suite.ts';
import { PROXY_SECRET, signedInBy } from '../support/requests/desk-proxy.ts';
import { ContentRepositoryFolder } from '../support/sites/desk-site.ts';
import { EditedContent } from '../support/sites/live-site.ts';

const TARGETS = ['site', 'drawing', 'desk'] as const;

/** Private files in an operator's checkout; none of them may be copied into an image. */
const PRIVATE_FILES = ['.env', '.git/config', 'secrets/api_token', 'data/submissions.sqlite', 'site.log'];
const PRIVATE_TEXT = 'closed-to-everybody';

const LOOPBACK = { HOST: '127.0.0.1', PORT: '0', CONTENT_PORT: '0', DESK_HOST: '127.0.0.1', DESK_PORT: '0' };
const PORT = /"port":(\d+)/;

/** Time-out for all builds, with a margin for a busy machine. */
const BUILD_MS = 45 * 60_000;

let store: ImageStore;
/** Output of the build steps of the image without a target. */
let log: string;
/** Folder of this machine with a copy of the site's /app. */
let app: string;
/** Container of the running test, removed afterwards. */
let container: Container | undefined;

/**
 * Creates a build context from the repository's files with their current contents, and adds private files.
 */
function makeContext(): string {
  const context = mkdtempSync(path.join(os.tmpdir(), 'image-context-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0')) {
    if (file && existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(context, file));
  }
  for (const folder of ['.', 'server', 'content']) {
    for (const file of PRIVATE_FILES) {
      mkdirSync(path.join(context, folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(context, folder, file), PRIVATE_TEXT);
    }
  }
  return context;
}

async function open(image: string, mounts?: Record<string, string>): Promise<Container> {
  container = await Container.of(store, image, mounts);
  return container;
}

async function close(): Promise<void> {
  await container?.remove();
  container = undefined;
}

async function startCommand(image: string): Promise<string[]> {
  return (await imageConfig(store, image)).Cmd;
}

/** Runs the image's HEALTHCHECK in a container and returns whether it passes. */
async function isHealthy(of: Container, image: string, env: Record<string, string>): Promise<boolean> {
  const { Healthcheck } = await imageConfig(store, image);
  const [kind, ...command] = Healthcheck.Test;
  expect(kind).toBe('CMD');
  return of.run(command, env).then(
    () => true,
    () => false,
  );
}

beforeAll(async () => {
  const context = makeContext();
  store = new ImageStore();
  try {
    await store.provideBase();
    log = await store.build('image', context);
    for (const target of ['build', ...TARGETS]) await store.build(target, context, target);
  } finally {
    rmSync(context, { recursive: true, force: true });
  }
  app = mkdtempSync(path.join(os.tmpdir(), 'image-'));
  await (await open('site')).unpack('/app', app);
  await close();
}, BUILD_MS);

afterEach(close);

afterAll(() => {
  store?.remove();
  if (app) rmSync(app, { recursive: true, force: true });
});

test('a build without a target makes the site', async () => {
  expect(await imageId(store, 'image')).toBe(await imageId(store, 'site'));
});

test('packages are installed once for the build and once for the image', () => {
  expect(log.match(/^added \d+ packages/gm)).toHaveLength(2);
});

test('the image holds production packages only, and no second Node', () => {
  const packages = readdirSync(path.join(app, 'node_modules'));
  expect(packages).toContain('express');
  expect(
    packages.filter((name) => name.startsWith('node-linux') || ['vite', 'jest', 'typescript'].includes(name)),
  ).toEqual([]);
  expect(existsSync(path.join(app, 'node_modules/.bin/node'))).toBe(false);
});

test('the image holds the packages that the lockfile names for production, and none for development', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const holds = (folder: string) => existsSync(path.join(app, folder, 'package.json'));
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

/** Packages in a `node_modules` folder, including nested ones. */
function packagesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) => {
    const inner = path.join(folder, name);
    if (name.startsWith('@')) return packagesBelow(inner);
    return [packageIn(inner), ...packagesBelow(path.join(inner, 'node_modules'))];
  });
}

test('its bill of materials lists its packages, and the notices are included', () => {
  const inScripts = shippedPackages(ROOT).map(({ folder }) => packageIn(path.join(ROOT, folder)));
  const installed = packagesBelow(path.join(app, 'node_modules'));
  const { components } = JSON.parse(readFileSync(path.join(app, 'sbom.json'), 'utf8'));
  const listed: string[] = components.map(
    ({ name, version }: Record<string, string>) => `${name}@${version}`,
  );
  expect(listed.toSorted()).toEqual([...new Set([...installed, ...inScripts])].toSorted());
  const notices = (folder: string) => readFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  expect(notices(app)).toBe(notices(ROOT));
});

test('the image has no tests, declarations, foreign source maps or drawing packages', async () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(1_000);
  // Stack traces in the log need the server's own source maps.
  const unneeded = (file: string) => /\.map$|\.d\.[cm]?ts$/.test(file) && !file.startsWith('dist/server/');
  expect(files.filter(unneeded)).toEqual([]);
  const own = files.filter((file) => !file.startsWith('node_modules/'));
  expect(own.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
  for (const name of ['test', 'media', 'client']) expect(existsSync(path.join(app, name))).toBe(false);
  for (const name of ['sharp', '@img', 'pdfkit', '@expo-google-fonts'])
    expect(existsSync(path.join(app, 'node_modules', name))).toBe(false);
  expect((await startCommand('site')).join(' ')).not.toContain('--draw');
});

test.each(['build', ...TARGETS])('%s contains no private file of a checkout', async (target) => {
  const found = await open(target);
  expect(await found.run(['sh', '-c', `grep -rlF ${PRIVATE_TEXT} /app || true`])).toBe('');
});

test('it stays small, apart from the content and its pictures', async () => {
  const kilobytes = async (image: string) => {
    const size = await (await open(image)).run([
      'du',
      '-sk',
      '--exclude=/app/content',
      '--exclude=/app/dist/media',
      '/app',
    ]);
    await close();
    return Number.parseInt(size, 10);
  };
  expect(await kilobytes('site')).toBeLessThan(160_000);
  expect(await kilobytes('drawing')).toBeLessThan(260_000);
});

test.each(TARGETS)('%s runs as a user without rights, and can write to its volumes alone', async (target) => {
  const { User, Volumes } = await imageConfig(store, target);
  expect(User).toBe('1000:1000');
  const opened = await open(target);
  expect(await opened.run(['sh', '-c', 'id -u; id -g'])).toBe('1000\n1000\n');
  const others = Object.keys(Volumes).flatMap((volume) => ['-path', volume, '-prune', '-o']);
  const writable = ['find', '/app', ...others, '-writable', '-print'];
  expect(await opened.run(writable)).toBe('');
  for (const volume of Object.keys(Volumes)) await opened.run(['test', '-w', volume]);
});

test('a start reuses the compiled code and parsed content in the image', async () => {
  expect(readdirSync(path.join(app, 'dist/server/kept')).sort()).toEqual([
    'corpus.kept',
    'site-content.kept',
  ]);
  const compiled = globSync('dist/server/compile-cache/*/*', { cwd: app });
  expect(compiled.length).toBeGreaterThan(20);
  const env = { ...LOOPBACK, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
  const site = (await open('site')).start(await startCommand('site'), env);
  await site.writes(/code cache for ESM \S+\/dist\/server\/server-\S+ was accepted/);
  await site.writes(PORT);
  expect(await site.end()).toBe(0);
});

test('the site serves with its own command, is healthy, and stops on SIGTERM', async () => {
  const { Cmd, Env, ExposedPorts } = await imageConfig(store, 'site');
  const [, listensOn] = /^PORT=(\d+)$/m.exec(Env.join('\n')) ?? [];
  expect(Object.keys(ExposedPorts)).toEqual([`${listensOn}/tcp`]);

  const site = await open('site');
  const served = site.start(Cmd, LOOPBACK);
  const [, port = ''] = await served.writes(PORT);
  expect(await isHealthy(site, 'site', { PORT: port })).toBe(true);

  const ask = (target: string) => fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' });
  for (const target of ['/healthz', '/readyz']) expect((await ask(target)).status).toBe(200);
  const page = await ask('/');
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('</html>');
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  const asset = await ask(script);
  expect(asset.status).toBe(200);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  const redirect = await ask('/News/');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/news']);
  expect((await ask('/no-such-page')).status).toBe(404);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  for (const { headers } of [page, asset, redirect]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/./);
    expect(headers.get('x-powered-by')).toBeNull();
  }
  expect(await served.end()).toBe(0);
  expect(await isHealthy(site, 'site', { PORT: port })).toBe(false);
});

test("the content service runs alone in it, with the cluster's command, and satisfies the contract", async () => {
  const command = composePrograms().find(({ name }) => name === 'content')?.command ?? [];
  const service = (await open('site')).start(command, LOOPBACK);
  const [, origin = ''] = await service.writes(/content service ready on (http:\S+)\/api/);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const outcomes = await runContractSuite(origin);
  expect(outcomes.length).toBeGreaterThan(150);
  expect(outcomes.filter(({ problems, skipped }) => problems.length > 0 || skipped)).toEqual([]);
  expect(await service.end()).toBe(0);
});

test('operators export, report, back up and restore in it', async () => {
  const site = await open('site');
  const csv = await site.run(['node', 'scripts/leads.ts', '--since', '2026-11-01']);
  expect(csv.startsWith('\uFEFF"受付番号",')).toBe(true);
  const report = await site.run(['node', 'scripts/search-report.ts', '--json']);
  expect(JSON.parse(report)).toMatchObject({ mostSearched: [], withoutResult: [] });
  await site.run(['node', 'scripts/backup.ts', '--out', '/data/backups', '--keep', '14']);
  const restore = 'node scripts/restore.ts --replace /data/backups/*.jsonl.gz';
  expect(await site.run(['sh', '-ec', restore])).toContain('受付 0 件を復元しました');
  const preview = ['node', 'scripts/content-preview.ts', '--drafts'];
  expect(await site.run(preview, { PREVIEW_SECRET: 'x'.repeat(32) })).toMatch(/\/-\/preview\?token=/);
});

test('the image that draws recognizes existing media', async () => {
  const script = 'node scripts/setup/stale-media.mjs && ls dist/media/.built-from';
  expect(await (await open('drawing')).run(['sh', '-c', script])).toBe('dist/media/.built-from\n');
});

test('the image that draws generates and shows the media of new content', async () => {
  const content = new EditedContent();
  content.replace('media.yaml', /^draw: .*$/m, 'draw: []');
  const options = { contentDir: content.folder, name: 'new', alt: '写真' };
  const photo = await importPicture(await syntheticPhoto(1200, 800), options);
  await nameInRecord(photo, findRecord(content.folder, 'case-studies/wifi7ma3511'));
  chmodSync(content.folder, 0o755);

  const drawing = await open('drawing', { [content.folder]: '/content' });
  const site = drawing.start(await startCommand('drawing'), { ...LOOPBACK, CONTENT_DIR: '/content' });
  const [, port = ''] = await site.writes(PORT);
  await site.writes(/図と資料がすべてそろいました/);
  const origin = `http://127.0.0.1:${port}`;
  const page = await (await fetch(`${origin}/case-studies/wifi7ma3511`)).text();
  const [picture = ''] = /\/media\/photos\/new-[^" ]*-800\.jpg/.exec(page) ?? [];
  expect((await fetch(origin + picture)).headers.get('content-type')).toBe('image/jpeg');
  expect(await isHealthy(drawing, 'drawing', { PORT: port })).toBe(true);
  expect(await site.end()).toBe(0);
  expect(await drawing.run(['ls', '/data/media-cache'])).not.toBe('');
  content.delete();
});

test('the desk runs from its image over a clone, and takes photographs', async () => {
  const repository = new ContentRepositoryFolder();
  const bundle = path.join(repository.root, 'repository');
  repository.git('bundle', 'create', '-q', bundle, '--all');

  const desk = await open('desk', { [bundle]: '/tmp/repository' });
  await desk.run(['git', 'clone', '-q', '/tmp/repository', '/content']);
  // For remotes over HTTPS and over SSH.
  await desk.run(['sh', '-ec', 'test -s /etc/ssl/certs/ca-certificates.crt; ssh -V']);
  const env = {
    CONTENT_DIR: '/content/content',
    DESK_AUTH: 'header',
    DESK_PROXY_SECRET: PROXY_SECRET,
    DESK_ORIGIN: 'http://desk.example',
  };
  const served = desk.start(await startCommand('desk'), { ...LOOPBACK, ...env });
  const [, port = ''] = await served.writes(PORT);
  expect(await isHealthy(desk, 'desk', { DESK_PORT: port })).toBe(true);
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
  expect(await served.end()).toBe(0);
  repository.delete();
});
