// `npm run budget`: compares the bytes that the first visit to a page transfers, compressed as browsers
// receive them, with bench/budget.json. The site must be built. Bytes do not depend on the machine: a failure
// means that a page has grown. `--every-page` also reads every page of the sitemap; the crawl of the tests
// does that, too.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { sitemapPaths } from '../../test/support/content/all-paths.ts';
import { REAL_SETTINGS } from '../../test/support/content/fixture-content.ts';
import { DIST, ROOT } from '../../test/support/content/folders.ts';
import { CRAWLER, createListeningSite, PERSON } from '../../test/support/sites/listening-site.ts';

/**
 * `script` is loaded before the first interaction, in `files` files; `code` is the page's own code, loaded
 * when the visitor is about to use the page. `identity` is the uncompressed page; the others are compressed
 * bytes.
 */
const KINDS = ['html', 'identity', 'script', 'files', 'code', 'style'] as const;
type Bytes = Record<(typeof KINDS)[number], number>;

/** Brotli quality of streamed pages. Built files are compressed with the highest quality. */
const STREAM_QUALITY = 4;

const { '*': everyPage, ...budget }: { '*': Pick<Bytes, 'identity'> } & Record<string, Bytes> = JSON.parse(
  await readFile(path.join(ROOT, 'bench/budget.json'), 'utf8'),
);
const sizes = new Map<string, number>();

const HASHED_NAME = /([\w.]+)-[\w-]{8}\.(js|css)\b/g;

/**
 * Replaces the content hash in file names by a hash of the name. Files refer to each other by these names: a
 * change in one file would otherwise change the compressed size of the files that name it, by up to fifty
 * bytes.
 */
function withStableNames(code: string): string {
  return code.replace(HASHED_NAME, (_, name: string, extension: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8);
    return `${name}-${hash}.${extension}`;
  });
}

async function sizeOf(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const code = await readFile(path.join(DIST, 'client', address), 'utf8');
  const size = brotliCompressSync(withStableNames(code)).length;
  sizes.set(address, size);
  return size;
}

/** The document's only script, and the files that it fetches before the first interaction. */
const SCRIPT = /<script[^>]* src="(\/assets\/[^"]+\.js)"[^>]* data-imports="([^"]+)"/;
const STYLES = /<link[^>]*href="(\/assets\/[^"]+\.css)"/g;

const CODE = /"code":(\[[^\]]*\])/;

async function sum(addresses: Iterable<string>): Promise<number> {
  const all = await Promise.all([...addresses].map(sizeOf));
  return all.reduce((total, size) => total + size, 0);
}

async function measure(html: string): Promise<Bytes> {
  const [, starter = '', imports = ''] = SCRIPT.exec(html) ?? [];
  const scripts = [starter, ...imports.split(' ')].filter(Boolean);
  return {
    html: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: STREAM_QUALITY } }).length,
    identity: Buffer.byteLength(html),
    script: await sum(scripts),
    files: scripts.length,
    code: await sum(JSON.parse(CODE.exec(html)?.[1] ?? '[]')),
    style: await sum(new Set([...html.matchAll(STYLES)].map(([, address = '']) => address))),
  };
}

const DEVICES = [CRAWLER, `${CRAWLER} Android Mobile`];

/** Measures complete documents, as search engines and the page cache receive them. */
async function checkEveryPage(): Promise<void> {
  const real = await createListeningSite({ env: { ...REAL_SETTINGS, LOG_LEVEL: 'silent' } });
  const sizes: [size: number, address: string][] = [];
  for (const address of await sitemapPaths(real.origin)) {
    for (const device of DEVICES) {
      const response = await real.read(address, device);
      sizes.push([(await response.arrayBuffer()).byteLength, address]);
    }
  }
  await real.close();
  const over = sizes.filter(([size]) => size > everyPage.identity);
  const [largest] = sizes.sort(([one], [other]) => other - one);
  for (const [size, address] of over)
    console.log(`OVER ${address} identity: ${size} of ${everyPage.identity}`);
  console.log(`${sizes.length / DEVICES.length} pages; the largest: ${largest?.join(' bytes, ')}`);
  if (over.length > 0) process.exitCode = 1;
}

const site = await createListeningSite({ env: { LOG_LEVEL: 'silent' } });
try {
  for (const [address, limits] of Object.entries(budget)) {
    const measured = await measure(await (await site.read(address, PERSON)).text());
    for (const kind of KINDS) {
      const isOver = measured[kind] === 0 || measured[kind] > limits[kind];
      console.log(`${isOver ? 'OVER' : 'ok  '} ${address} ${kind}: ${measured[kind]} of ${limits[kind]}`);
      if (isOver) process.exitCode = 1;
    }
  }
  if (process.argv.includes('--every-page')) await checkEveryPage();
} finally {
  await site.close();
}
