import { expect, test } from '@jest/globals';
import { figure } from './figure.ts';

const GOOD = {
  caption: '端末の通信は、スイッチを通って上へ届きます。',
  alt: '上から順に、ルーター、スイッチ、端末。端末の通信は、スイッチを通ってルーターへ届く。',
  tiers: [
    { name: '出口', parts: [{ name: 'ルーター' }] },
    { name: 'フロア', parts: [{ name: 'スイッチ', links: [{ to: 'ルーター', label: 'トランク' }] }] },
  ],
};

function reasons(value: unknown): string[] {
  const { error } = figure.safeParse(value);
  return error ? error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) : [];
}

/** The good figure with other parts in its second tier. */
function withParts(...parts: object[]) {
  return { ...GOOD, tiers: [GOOD.tiers[0], { name: 'フロア', parts }] };
}

test('a figure has lines to tiers above and names that occur once', () => {
  expect(reasons(GOOD)).toEqual([]);
  expect(reasons(withParts({ name: 'A', links: [{ to: 'B' }] }, { name: 'B' }))).toEqual([
    'tiers.1.parts.0.links B は、上の段にありません',
  ]);
  expect(reasons(withParts({ name: 'ルーター' }))).toEqual(['tiers.1.parts.0.name ルーター が2つあります']);
  expect(reasons(withParts({ name: 'A' }, { name: 'A' }))).toEqual(['tiers.1.parts.1.name A が2つあります']);
});

test('a figure says in words what it shows, and stays small', () => {
  expect(reasons({ ...GOOD, alt: '図' })).toHaveLength(1);
  expect(reasons({ ...GOOD, tiers: GOOD.tiers.slice(0, 1) })).toHaveLength(1);
  expect(reasons(withParts(...'ABCDE'.split('').map((name) => ({ name }))))).toHaveLength(1);
});
