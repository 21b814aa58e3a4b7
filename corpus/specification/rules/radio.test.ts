import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { brokenRules } from '../rules.ts';

interface Row {
  band: string;
  powerDbm: number;
  eirpDbm: number;
}

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

/** Reasons for an access point after a change of its rows of output. */
function reasonsWith(model: string, change: (rows: Row[]) => unknown): string {
  const product = structuredClone(corpus.products.find((item) => item.model === model)!);
  change((product.spec as unknown as { transmit: Row[] }).transmit);
  return brokenRules(product)
    .map(({ reason }) => reason)
    .join();
}

const row = (rows: Row[], band: string) => rows.find((one) => one.band === band)!;

test.each<[string, string, (rows: Row[]) => unknown, string]>([
  ['power above the limit', 'MA3511', (rows) => (row(rows, 'W56').powerDbm = 24), '送信出力が 23dBm'],
  ['EIRP above the limit', 'MA3511', (rows) => (row(rows, 'W52/W53').eirpDbm = 24), 'EIRPが 23dBm'],
  [
    'the indoor limit of a lower power',
    'MA3541',
    (rows) => (row(rows, '6GHz帯(VLP)').eirpDbm = 15),
    'EIRPが 14dBm',
  ],
  ['EIRP that no antenna gives', 'MA3511', (rows) => (row(rows, 'W56').eirpDbm = 27), '利得の和は 26dBm'],
  [
    'a band for rooms in the open',
    'MA2341',
    (rows) => (row(rows, 'W56').band = 'W52/W53'),
    '屋内だけで使えます',
  ],
  [
    'a band for the open in a room',
    'MA3511',
    (rows) => (row(rows, 'W52/W53').band = 'W52(登録局)'),
    '屋外だけで使えます',
  ],
  ['a radio without its output', 'MA3511', (rows) => rows.pop(), '6GHz帯の送信出力がありません'],
])('%s is found', (_what, model, change, reason) => {
  expect(reasonsWith(model, () => {})).toBe('');
  expect(reasonsWith(model, change)).toContain(reason);
});
