import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../corpus.ts';
import { sheetOf } from './rows.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

function channels(model: string): Record<string, string> {
  const product = corpus.products.find((item) => item.model === model)!;
  const rows = sheetOf(product).flatMap(({ rows: all }) => all);
  return Object.fromEntries(
    rows.filter(({ name }) => name.endsWith('帯のチャネル')).map(({ name, value }) => [name, value]),
  );
}

test('an indoor access point names the channels that must stay indoors, each band once', () => {
  expect(channels('MA3721')).toEqual({
    '2.4GHz帯のチャネル': '1〜13ch',
    '5GHz帯のチャネル': expect.stringContaining('W52とW53は屋内専用'),
    '6GHz帯のチャネル': expect.stringContaining('LPI、屋内専用'),
  });
});

test('an outdoor one leaves W53 out, has W52 only where it is registered, and 6 GHz as VLP', () => {
  expect(channels('MA2341')).toEqual({
    '2.4GHz帯のチャネル': '1〜13ch',
    '5GHz帯のチャネル': 'W56(100〜144ch、DFS)',
  });
  expect(channels('MA3541')['5GHz帯のチャネル']).toContain('登録局');
  expect(channels('MA3541')['6GHz帯のチャネル']).toContain('VLP');
});
