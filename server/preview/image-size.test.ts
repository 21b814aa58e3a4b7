import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { imageSize } from './image-size.ts';

const picture = () =>
  sharp({ create: { width: 321, height: 123, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } });

test.each([
  ['image/jpeg', () => picture().jpeg()],
  ['image/jpeg', () => picture().jpeg({ progressive: true }).withMetadata({ orientation: 1 })],
  ['image/png', () => picture().png()],
  ['image/webp', () => picture().webp()],
  ['image/webp', () => picture().flatten().webp()],
  ['image/webp', () => picture().flatten().webp({ lossless: true })],
])('the size is read from the header: %s', async (_type, made) => {
  const bytes = await made().toBuffer();
  expect(imageSize(bytes)).toEqual({ width: 321, height: 123 });
  for (const length of [0, 1, 2, 4, 11, 15]) expect(imageSize(bytes.subarray(0, length))).toBeUndefined();
});

test.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\xff\xd8\xff\xe0\x00\x00\xff\xe0'])(
  '%j has no size',
  (text) => expect(imageSize(Buffer.from(text, 'latin1'))).toBeUndefined(),
);
