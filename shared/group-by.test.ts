import { expect, test } from '@jest/globals';
import { groupBy } from './group-by.ts';

test('items are grouped as the platform does', () => {
  const words = ['スイッチ', '無線', 'ルーター', 'AP', 'スイッチ'];
  const keyOf = (word: string) => word.length;
  expect([...groupBy(words, keyOf)]).toEqual([...Map.groupBy(words, keyOf)]);
});
