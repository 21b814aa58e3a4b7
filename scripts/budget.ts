// `npm run budget`: what the first visit to a page transfers, compressed as browsers get it, against bench/budget.json.
// The site must be built. Bytes depend on no machine: a failure means that a page has grown.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIST, ROOT } from '../test/support/folders.ts';
import { createListeningSite, PERSON } from '../test/support/listening-site.ts';

/** `files` counts scripts, `identity` is the page before it is compressed; the others are compressed bytes. */
const KINDS = ['html', 'identity', 'script', 'files', 'style'] as const;
type Bytes = Record<(typeof KINDS)[number], number>;

/** How hard a page is compressed while it streams; built files are compressed as hard as it goes. */
const STREAM_QUALITY = 4;

const budget: Record<string, Bytes> = JSON.parse(
  await readFile(path.join(ROOT, 'bench/budget.json'), 'utf8'),
);
const sizes = new Map<string, number>();

async function sizeOf(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const size = brotliCompressSync(await readFile(path.join(DIST, 'client', address))).length;
  sizes.set(address, size);
  return size;
}

const SCRIPTS = /<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g;
const STYLES = /<link[^>]*href="(\/assets\/[^"]+\.css)"/g;

const addressesIn = (html: string, link: RegExp) =>
  new Set([...html.matchAll(link)].map(([, address = '']) => address));

async function sizeOfAll(html: string, link: RegExp): Promise<number> {
  const all = await Promise.all([...addressesIn(html, link)].map(sizeOf));
  return all.reduce((sum, size) => sum + size, 0);
}

async function measure(html: string): Promise<Bytes> {
  return {
    html: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: STREAM_QUALITY } }).length,
    identity: Buffer.byteLength(html),
    script: await sizeOfAll(html, SCRIPTS),
    files: addressesIn(html, SCRIPTS).size,
    style: await sizeOfAll(html, STYLES),
  };
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
} finally {
  await site.close();
}
