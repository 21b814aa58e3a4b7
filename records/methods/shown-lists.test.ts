import { expect, test } from '@jest/globals';
import { toHeadlines, toMenuSolutions, withLabels } from './shown-lists.ts';

test('a product of the hot list has its labels one by one', () => {
  const product = { id: 1, slug: 'a1', name: 'A1' };
  const labelled = ['新製品, PoE', ' ,おすすめ,', '', null, undefined].map((labelValueIds) => ({
    ...product,
    labelValueIds,
  }));
  const labels = [['新製品', 'PoE'], ['おすすめ'], [], [], []];
  expect(withLabels(labelled)).toEqual(labels.map((label) => ({ ...product, label })));
});

test('lists of every page contain only the fields shown', () => {
  const solutions = [{ id: 1, name: 'A', audience: '学校', updatedOn: '2026-01-02', lead: 'B' }];
  expect(toMenuSolutions(solutions)).toEqual([{ id: 1, name: 'A', lead: 'B' }]);
  const card = { id: 1, slug: 'a', title: 'A', category: '製品', publishedOn: '2026-01-02' };
  expect(toHeadlines([{ ...card, summary: 'B' }])).toEqual([card]);
});
