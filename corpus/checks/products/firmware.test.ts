import { beforeAll, expect, test } from '@jest/globals';
import type { FirmwareRecord } from '../../../records/firmware/record.ts';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { checkFirmware, compareVersions } from './firmware.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

/** Problems reported for the firmware of MS2310 after a change. */
function problemsOf(change: (family: FirmwareRecord) => void): string[] {
  const firmware = structuredClone(corpus.firmware);
  change(firmware.find(({ urlName }) => urlName === 'ms2310')!);
  return [...checkFirmware({ ...corpus, firmware }, () => 'ms2310.yaml')].map(({ reason }) => reason);
}

test('the firmware of the project is in order', () => {
  expect(problemsOf(() => {})).toEqual([]);
});

test('versions are numbers, not words', () => {
  expect(compareVersions('2.10.0', '2.9.1')).toBeGreaterThan(0);
  expect(compareVersions('2.9.1', '2.9.1')).toBe(0);
  expect(compareVersions('1.9.9', '2.0.0')).toBeLessThan(0);
});

test.each<[string, (family: FirmwareRecord) => void, string]>([
  ['an old release first', ({ releases }) => releases.reverse(), '新しいバージョンから順に'],
  [
    'a newer version to start from',
    ({ releases }) => (releases[0]!.upgradeFrom = '9.0.0'),
    '新しいバージョンです',
  ],
  ['a day before the product', ({ releases }) => (releases[2]!.publishedOn = '2020-01-01'), '発売日'],
  [
    'a rate that no port has',
    ({ releases }) => (releases[0]!.summary = '5G/2.5Gの改善です。'),
    '5G のポート',
  ],
  ['a product that another family has', (family) => family.productIds.push(303), 'にもあります'],
  ['a product that does not exist', (family) => family.productIds.push(9_999), 'はありません'],
])('%s is found', (_what, change, reason) => {
  expect(problemsOf(change).join()).toContain(reason);
});
