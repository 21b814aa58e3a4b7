import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { boundedBytes, MAX_BYTES } from './bounded-bytes.ts';
import { importPicture, type PictureRequest, readPictureFile } from './import-picture.ts';
import { MASTER_BYTES, MASTER_WIDTH } from './master.ts';
import type { RefusalCode } from './refusal.ts';

let contentDir: string;

beforeEach(() => {
  contentDir = mkdtempSync(path.join(os.tmpdir(), 'import-picture-'));
});

afterEach(() => rmSync(contentDir, { recursive: true, force: true }));

function plain(width: number, height: number, background = '#246'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Random pixels: the worst case for compression. */
function noise(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } });
}

function take(bytes: Uint8Array, request: Partial<PictureRequest> = {}) {
  return importPicture(bytes, { contentDir, alt: '机の上の機器', ...request });
}

function kept(): string[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
}

async function refused(
  bytes: Uint8Array,
  code: RefusalCode,
  request?: Partial<PictureRequest>,
): Promise<void> {
  await expect(take(bytes, request)).rejects.toMatchObject({
    name: 'PictureRefusal',
    code,
    message: expect.stringMatching(/[ぁ-ん].*(?:ください|ません|空です)/),
  });
  expect(kept()).toEqual([]);
}

test('a photograph of a camera is stored upright, without metadata', async () => {
  // Red is on the left as stored, and on top after rotation.
  const red = await plain(500, 800, '#f00').png().toBuffer();
  const stored = await plain(1000, 800, '#00f')
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'somebody', Model: 'a camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>home</place></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(stored.includes('somebody')).toBe(true);
  const { file, width, height, alt } = await take(stored, { name: 'Rack 3.JPG' });
  expect({ width, height, alt }).toEqual({ width: 800, height: 1000, alt: '机の上の機器' });
  expect(file).toMatch(/^photos\/rack-3-[0-9a-f]{10}\.jpg$/);
  const bytes = readFileSync(path.join(contentDir, file));
  const metadata = await sharp(bytes).metadata();
  for (const left of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
    expect([left, metadata[left]]).toEqual([left, undefined]);
  for (const word of ['somebody', 'a camera', 'home', 'GPS', 'Exif'])
    expect(bytes.includes(word)).toBe(false);
  const top = await sharp(bytes).extract({ left: 0, top: 0, width: 800, height: 480 }).png().toBuffer();
  const { dominant } = await sharp(top).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('colours of a wide profile are converted to sRGB', async () => {
  const wide = await plain(800, 600, '#f00').withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
  const unmanaged = await sharp(wide, { ignoreIcc: true }).stats();
  const { file } = await take(wide);
  const { dominant, channels } = await sharp(path.join(contentDir, file)).stats();
  expect(dominant.r).toBeGreaterThan(200);
  // In P3 the same red has less red and some green: without conversion it would look paler.
  expect(unmanaged.channels[1]?.mean ?? 0).toBeGreaterThan((channels[1]?.mean ?? 0) + 20);
});

test('CMYK is converted to RGB', async () => {
  const { file } = await take(await plain(800, 600).toColourspace('cmyk').jpeg().toBuffer());
  expect(await sharp(path.join(contentDir, file)).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
});

test('a very large picture is reduced, and its file stays small', async () => {
  const { file, width, height } = await take(await noise(4000, 2000).jpeg({ quality: 90 }).toBuffer());
  const bytes = readFileSync(path.join(contentDir, file));
  expect(width).toBeLessThanOrEqual(MASTER_WIDTH);
  expect(width / height).toBeCloseTo(2, 1);
  expect(bytes.length).toBeLessThanOrEqual(MASTER_BYTES);
});

test.each(['png', 'webp', 'avif', 'tiff', 'jpeg'] as const)('%s is accepted', async (format) => {
  const { file, width, height } = await take(await plain(800, 500).toFormat(format).toBuffer());
  expect([file.endsWith('.jpg'), width, height]).toEqual([true, 800, 500]);
});

test('transparency is preserved', async () => {
  const clear = {
    width: 800,
    height: 600,
    channels: 4,
    background: { r: 0, g: 90, b: 0, alpha: 0.2 },
  } as const;
  const { file } = await take(await sharp({ create: clear }).png().toBuffer());
  expect(file).toMatch(/\.webp$/);
  expect((await sharp(path.join(contentDir, file)).metadata()).hasAlpha).toBe(true);
});

test.each([
  ['東京本社 1階.jpg', 'photo'],
  ['社屋 Office(1).jpeg', 'office-1'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Ｒａｃｋ　２.png', 'rack-2'],
  ['', 'photo'],
  ['a'.repeat(300), 'a'.repeat(40)],
])('%s is stored under a name that is valid on every system', async (name, plainName) => {
  const { file } = await take(await plain(800, 600).jpeg().toBuffer(), { name });
  expect(path.basename(file).replace(/-[0-9a-f]{10}\.jpg$/, '')).toBe(plainName);
  expect(kept()).toEqual([file]);
});

test('the same photograph is stored once, and another of the same name does not replace it', async () => {
  const [first, other] = await Promise.all([
    plain(800, 600).jpeg().toBuffer(),
    plain(800, 600, '#862').jpeg().toBuffer(),
  ]);
  const files = await Promise.all([first, first, other].map((bytes) => take(bytes, { name: 'front.jpg' })));
  expect(new Set(files.map(({ file }) => file)).size).toBe(2);
  expect(kept()).toHaveLength(2);
});

test('a text alternative is required, except for decoration', async () => {
  const bytes = await plain(800, 600).jpeg().toBuffer();
  await refused(bytes, 'no-alt', { alt: ' \n ' });
  await refused(bytes, 'no-alt', { alt: undefined });
  await refused(bytes, 'decorative-with-alt', { decorative: true });
  expect(await take(bytes, { alt: '', decorative: true })).toMatchObject({ alt: '', decorative: true });
  expect(await take(bytes, { alt: ' 二行の\n説明 ' })).toMatchObject({ alt: '二行の 説明' });
});

test('a file that is no photograph is refused with a message', async () => {
  const gif = await plain(800, 600).gif().toBuffer();
  const svg = Buffer.from(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
  );
  await refused(Buffer.alloc(0), 'empty');
  await refused(Buffer.from('no picture at all'), 'type');
  await refused(Buffer.from('%PDF-1.7 and so on'), 'type');
  await refused(svg, 'svg');
  await refused(
    Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    'svg',
  );
  await refused(gif, 'gif');
  await refused(await plain(600, 600).jpeg().toBuffer(), 'too-small');
});

test('animations of any format are refused', async () => {
  const frames = [plain(800, 600), plain(800, 600, '#862')].map((frame) => frame.png().toBuffer());
  const joined = sharp(await Promise.all(frames), { join: { animated: true } });
  await refused(await joined.clone().webp().toBuffer(), 'animated');
  const still = await plain(800, 600).png().toBuffer();
  // The chunk that marks an animated PNG stands before its pixels.
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1');
  await refused(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]), 'animated');
});

test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
  'half a %s is refused as broken',
  async (format) => {
    const bytes = await noise(800, 600).toFormat(format).toBuffer();
    await refused(bytes.subarray(0, bytes.length / 2), 'broken');
  },
);

test('an unsupported photograph of an iPhone is refused with instructions', async () => {
  const avif = await plain(800, 600).avif().toBuffer();
  // The same file with the brand of HEIC pictures.
  const heic = avif
    .toString('latin1')
    .replace('ftypavif', 'ftypheic')
    .replaceAll('av01', 'hvc1')
    .replaceAll('av1C', 'hvcC');
  await refused(Buffer.from(heic, 'latin1'), 'heic');
});

test('a small file that claims to be a huge picture takes no memory', async () => {
  const wall = { width: 20_000, height: 20_000, channels: 3, background: '#246' } as const;
  const png = await sharp({ create: wall, limitInputPixels: false }).png().toBuffer();
  expect(png.length).toBeLessThan(MAX_BYTES);
  await refused(png, 'too-many-pixels');
});

test('reading a 40 MB file stops at the limit', async () => {
  const file = path.join(contentDir, '40mb.bin');
  writeFileSync(file, Buffer.alloc(40_000_000));
  await expect(readPictureFile(file)).rejects.toMatchObject({ code: 'too-many-bytes', message: /25MB/ });
  rmSync(file);
  await refused(Buffer.alloc(MAX_BYTES + 1), 'too-many-bytes');
  let sent = 0;
  async function* endless() {
    for (;;) {
      sent += 1_000_000;
      yield Buffer.alloc(1_000_000);
    }
  }
  await expect(boundedBytes(endless())).rejects.toMatchObject({ code: 'too-many-bytes' });
  expect(sent).toBe(MAX_BYTES + 1_000_000);
});

test('a missing file, or a folder, is refused', async () => {
  for (const name of ['none.jpg', '.'])
    await expect(readPictureFile(path.join(contentDir, name))).rejects.toMatchObject({ code: 'no-file' });
});

test('a failed write leaves no file behind', async () => {
  const bytes = await plain(800, 600).jpeg().toBuffer();
  writeFileSync(path.join(contentDir, 'photos'), 'a file where the folder should be');
  await expect(take(bytes)).rejects.toThrow();
  expect(readdirSync(contentDir)).toEqual(['photos']);
});
