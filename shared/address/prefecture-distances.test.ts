import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areNeighbours, distanceKm, nearestFirst } from './prefecture-distances.ts';
import { PREFECTURES } from './prefectures.ts';

const prefecture = fc.constantFrom(...PREFECTURES);

test('a distance is symmetric, zero to oneself, and no detour is shorter', () => {
  fc.assert(
    fc.property(prefecture, prefecture, prefecture, (one, other, third) => {
      expect(distanceKm(one, one)).toBe(0);
      expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 9);
      expect(distanceKm(one, other) > 0).toBe(one !== other);
      expect(distanceKm(one, other)).toBeLessThanOrEqual(
        distanceKm(one, third) + distanceKm(third, other) + 1e-9,
      );
    }),
  );
});

test.each([
  ['東京都', '大阪府', 395],
  ['東京都', '神奈川県', 27],
  ['北海道', '青森県', 254],
  ['福岡県', '沖縄県', 861],
  ['京都府', '滋賀県', 10],
])('%s and %s are some %d km apart', (one, other, km) => {
  expect(Math.abs(distanceKm(one, other) - km)).toBeLessThan(5);
});

test('coordinates are plausible: neighbours are near, and no prefecture is its own neighbour', () => {
  for (const one of PREFECTURES) {
    expect([one, areNeighbours(one, one)]).toEqual([one, false]);
    const neighbours = PREFECTURES.filter((other) => areNeighbours(one, other));
    for (const other of neighbours) {
      expect(areNeighbours(other, one)).toBe(true);
      expect([one, other, distanceKm(one, other) < 220]).toEqual([one, other, true]);
    }
  }
});

test.each([
  ['北海道', ''],
  ['沖縄県', ''],
  ['長崎県', '佐賀県'],
  ['千葉県', '茨城県、埼玉県、東京都'],
  ['香川県', '徳島県、愛媛県'],
  ['長野県', '群馬県、埼玉県、新潟県、富山県、山梨県、岐阜県、静岡県、愛知県'],
])('%s borders on 「%s」', (one, others) => {
  expect(PREFECTURES.filter((other) => areNeighbours(one, other)).join('、')).toBe(others);
});

test('the nearest come first, those of one prefecture in their order, those of unknown places last', () => {
  const places = ['大阪府', 'どこか', '東京都', '神奈川県', '東京都', '埼玉県'];
  const sorted = nearestFirst(
    places.map((name, id) => ({ prefecture: name, id })),
    '東京都',
  );
  expect(sorted.map(({ id }) => id)).toEqual([2, 4, 5, 3, 0, 1]);
  expect(places[0]).toBe('大阪府');
});
