import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { FirmwareRecord } from '../../records/firmware/record.ts';
import { OTHER_SITE } from '../../test/support/sites/other-site.ts';
import { packFirmware } from './pack-firmware.ts';

const family: FirmwareRecord = {
  urlName: 'mr2400',
  name: 'MR2400',
  productIds: [303],
  releases: [
    {
      id: 1,
      version: '2.6.2',
      publishedOn: '2026-01-15',
      summary: '修正です。',
      notes: '### 修正\n\n- 詳細は[お知らせ](/news/x_1.html)をご覧ください。',
      security: ['権限の問題を修正しました。'],
      upgradeFrom: '2.5.0',
      minutes: 5,
    },
  ],
};
const release = family.releases[0]!;

function unpacked(): Record<string, string> {
  const files = unzipSync(packFirmware(family, release, ['MR2400'], OTHER_SITE));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('the archive matches its manifest, and its payload is marked as a sample', () => {
  const files = unpacked();
  expect(Object.keys(files)).toEqual([
    'mr2400-2.6.2/README.txt',
    'mr2400-2.6.2/RELEASE-NOTES.txt',
    'mr2400-2.6.2/manifest.json',
    'mr2400-2.6.2/mr2400-2.6.2.sample.bin',
  ]);
  expect(files['mr2400-2.6.2/README.txt']).toContain('実際のファームウェアではなく');
  expect(files['mr2400-2.6.2/README.txt']).toContain(OTHER_SITE.legalName);
  const notes = files['mr2400-2.6.2/RELEASE-NOTES.txt'] ?? '';
  for (const part of ['■ 修正', `(${OTHER_SITE.origin}/`, '権限の問題', '先に2.5.0へ', '約5分'])
    expect(notes).toContain(part);
});

test('the manifest has the size and the hash of the payload', () => {
  const files = unzipSync(packFirmware(family, release, ['MR2400'], OTHER_SITE));
  const payload = files['mr2400-2.6.2/mr2400-2.6.2.sample.bin']!;
  expect(JSON.parse(strFromU8(files['mr2400-2.6.2/manifest.json']!))).toMatchObject({
    models: ['MR2400'],
    version: '2.6.2',
    payload: {
      size: payload.length,
      sha256: createHash('sha256').update(payload).digest('hex'),
      sample: true,
    },
  });
});

test('the same record gives the same bytes', () => {
  const pack = () => Buffer.from(packFirmware(family, release, ['MR2400'], OTHER_SITE));
  expect(pack().equals(pack())).toBe(true);
});
