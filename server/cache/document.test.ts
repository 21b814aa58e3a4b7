import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { COMPRESSIONS, Document } from './document.ts';

/** Text that compresses as well as a page does. */
const TEXT = Array.from({ length: 400 }, (_, at) => `<li><a href="/products/${at}">製品 ${at}</a></li>`).join(
  '\n',
);

function document(text = TEXT): Document {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Document({ name: 'home', status: 200, headers, body: Buffer.from(text) });
}

const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };

test.each(COMPRESSIONS)(
  'a document packed with %s is a fraction of its text, and every encoding is still available',
  async (packed) => {
    const kept = document();
    const { etag } = await kept.encoded('identity');
    await kept.pack(packed);
    expect(kept.bytes).toBeLessThan(2_048 + TEXT.length / 4);
    expect(kept.made('identity')).toBeUndefined();
    expect(await kept.encoded('identity')).toMatchObject({ etag, bytes: Buffer.from(TEXT) });
    for (const name of COMPRESSIONS) {
      const { bytes } = await kept.encoded(name);
      expect(unpack[name](bytes).toString()).toBe(TEXT);
    }
  },
);

test('its size is reported with every copy that it holds', async () => {
  const kept = document();
  const told: number[] = [];
  kept.onResize = () => told.push(kept.bytes);
  await kept.pack('br');
  const packed = kept.bytes;
  expect(told.at(-1)).toBe(packed);
  const { bytes } = await kept.encoded('gzip');
  expect(kept.bytes).toBe(packed + bytes.length);
  expect(told.at(-1)).toBe(kept.bytes);
  await kept.encoded('identity');
  expect(kept.bytes).toBe(packed + bytes.length);
});

test('no copy retains a larger block of memory', async () => {
  const large = document();
  const block = randomBytes(65_536);
  const small = new Document({ name: 'api', status: 200, headers: {}, body: block.subarray(0, 100) });
  await Promise.all([large.pack('br'), small.pack('zstd')]);
  const copies = [small.made('identity'), await large.encoded('gzip'), await large.encoded('br')];
  for (const copy of copies) expect(copy?.bytes.buffer.byteLength).toBe(copy?.bytes.length);
});

test('the headers of a 304 are known without the body', async () => {
  const kept = document();
  await kept.pack('zstd');
  const before = kept.bytes;
  const { etag, headers } = kept.head('br');
  expect(kept.bytes).toBe(before);
  expect(await kept.encoded('br')).toMatchObject({ etag, headers });
});
