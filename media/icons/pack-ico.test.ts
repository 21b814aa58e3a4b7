import { expect, test } from '@jest/globals';
import { packIco } from './pack-ico.ts';

test('an ICO file names the size and the place of each of its images', () => {
  const images = [
    { size: 16, png: Buffer.from('small') },
    { size: 256, png: Buffer.from('the largest') },
  ];
  const ico = packIco(images);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const read = images.map((_image, at) => {
    const entry = 6 + 16 * at;
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    return { size: ico.readUInt8(entry) || 256, png: ico.subarray(offset, offset + length) };
  });
  expect(read).toEqual(images);
});
