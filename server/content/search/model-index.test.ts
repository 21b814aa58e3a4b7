import { beforeAll, expect, test } from '@jest/globals';
import type { ProductRecord } from '../../../records/product/record.ts';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import { createModelIndex, type ModelIndex } from './model-index.ts';

let products: ProductRecord[];
let index: ModelIndex<ProductRecord>;

beforeAll(async () => {
  ({ products } = await fixtureCorpus());
  index = createModelIndex(
    products.map((item) => ({
      item,
      names: [...new Set([item.model, ...item.skus.map(({ sku }) => sku)])],
      ended: item.endOfLife !== undefined,
    })),
  );
});

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
const capitalised = (text: string) => text.charAt(0) + text.slice(1).toLowerCase();
/** Replaces the hyphens of a name, or joins its letters and digits if it has none. */
const joinedBy = (joiner: string) => (sku: string) =>
  sku.includes('-') ? sku.replaceAll('-', joiner) : sku.replace(/(?<=[A-Z])(?=[0-9])/, joiner);

const VARIANTS: [string, (sku: string) => string][] = [
  ['as printed', (sku) => sku],
  ['lower case', (sku) => sku.toLowerCase()],
  ['mixed case', capitalised],
  ['full width', fullWidth],
  ['full width, lower case', (sku) => fullWidth(sku.toLowerCase())],
  ['without hyphens', (sku) => sku.replaceAll('-', '')],
  ['hyphen U+2010', joinedBy('‐')],
  ['non-breaking hyphen', joinedBy('\u2011')],
  ['en dash', joinedBy('–')],
  ['em dash', joinedBy('—')],
  ['horizontal bar', joinedBy('―')],
  ['long-vowel mark', joinedBy('ー')],
  ['half-width long-vowel mark', joinedBy('ｰ')],
  ['minus sign', joinedBy('−')],
  ['full-width hyphen', joinedBy('－')],
  ['box line', joinedBy('─')],
  ['space', joinedBy(' ')],
  ['full-width space', joinedBy('　')],
  ['underscore', joinedBy('_')],
  ['spaces around', (sku) => ` ${sku}　`],
  ['zero-width space', joinedBy('\u200B')],
];

test.each(VARIANTS)('every part number comes first when written: %s', (_name, write) => {
  const missed = products.flatMap((product) =>
    product.skus
      .filter(({ sku }) => {
        const [first] = index.find(write(sku));
        return first?.item !== product || first.name !== sku;
      })
      .map(({ sku }) => `${write(sku)} for ${sku}`),
  );
  expect(missed).toEqual([]);
});

const names = (typed: string) => index.find(typed).map(({ name }) => name);
const rankOf = (typed: string, product: ProductRecord) =>
  index.find(typed).findIndex(({ item }) => item === product);

test.each([
  ['its end missing', (sku: string) => sku.slice(0, -1)],
  ['its beginning missing', (sku: string) => sku.slice(1)],
])('every model with %s is among the first three', (_name, cut) => {
  const missed = products.filter((product) => {
    const at = rankOf(cut(product.model), product);
    return at < 0 || at > 2;
  });
  expect(missed.map(({ model }) => model)).toEqual([]);
});

test.each([
  ['a letter doubled', (sku: string) => sku.slice(0, 3) + sku.slice(2)],
  ['a letter lost', (sku: string) => sku.slice(0, 1) + sku.slice(2)],
  ['two letters swapped', (sku: string) => sku[1]! + sku[0] + sku.slice(2)],
  ['another letter', (sku: string) => `X${sku.slice(1)}`],
])('every part number with %s leads to its product within the first three', (_name, spoil) => {
  const missed = products.flatMap((product) =>
    product.skus.filter(({ sku }) => {
      const at = rankOf(spoil(sku), product);
      return at < 0 || at > 2;
    }),
  );
  expect(missed.map(({ sku }) => sku)).toEqual([]);
});

test('a typo in a digit yields an approximate match', () => {
  expect(index.find('MA3551')[0]).toMatchObject({ name: 'MA3511', match: 'near' });
});

test('a whole name has no look-alikes behind it', () => {
  expect(index.find('MA3511').every(({ item }) => item.model === 'MA3511')).toBe(true);
});

test('as printed outranks folded', () => {
  const twins = createModelIndex([
    { item: 1, names: ['MA35-11'], ended: false },
    { item: 2, names: ['MA3511'], ended: false },
  ]);
  expect(twins.find('MA3511').map(({ item, match }) => [item, match])).toEqual([
    [2, 'exact'],
    [1, 'folded'],
  ]);
});

test('of equal matches those on sale come first', () => {
  const hits = index.find('MA');
  const firstEnded = hits.findIndex(({ item }) => item.endOfLife);
  expect(firstEnded).toBeGreaterThan(0);
  expect(hits.slice(firstEnded).every(({ item }) => item.endOfLife)).toBe(true);
});

test.each(['ﾏ3511', 'まー3511', 'マ３５１１'])(
  '%j, typed in kana mode, is suggested as an approximate match',
  (typed) => {
    expect(index.find(typed)[0]).toMatchObject({ name: 'MA3511', match: 'near' });
  },
);

test.each(['ms2130-24', 'ms2130', 'MS3210-24T4X'])(
  '%j, with two letters swapped, is near the models on sale',
  (typed) => {
    const [first] = index.find(typed);
    expect(first).toMatchObject({ match: 'near' });
    expect(first?.name).toMatch(/^MS2310-/);
  },
);

test.each(['まさんごーいちいち', 'えむえーさんごーいちいち', 'エムエー3511'])(
  '%j, typed as it is spoken, is suggested as an approximate match',
  (typed) => {
    expect(index.suggest(typed)[0]).toMatchObject({ name: 'MA3511', match: 'near' });
  },
);

test('a name that is begun right has no similar ones', () => {
  expect(index.find('MS2300').every(({ match }) => match === 'prefix')).toBe(true);
});

test('a dissimilar text finds nothing', () => {
  expect([names('サーバー'), names(''), names('---'), names('QQ0000')]).toEqual([[], [], [], []]);
});

test('a model with a longer name is suggested', () => {
  expect(names('MS2310-24P8X')[0]).toBe('MS2310-24P4X');
});

test('names that contain a part are returned without their part numbers', () => {
  expect(index.keysWithin('3511')).toEqual(['MA3511']);
});
