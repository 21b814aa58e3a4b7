import { expect, test } from '@jest/globals';
import { BudgetExceeded, withinBudget } from './within-budget.ts';

test('work that ends in time gives its result, or throws what it threw', () => {
  expect(withinBudget(() => [1])).toEqual([1]);
  const fault = new RangeError('wrong');
  expect(() =>
    withinBudget(() => {
      throw fault;
    }),
  ).toThrow(fault);
});

test.each<[string, () => unknown]>([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['a regular expression', () => /^(?:a+)+$/.test(`${'a'.repeat(60)}b`)],
])('%s without an end is stopped, and what follows is not', (_what, work) => {
  expect(() => withinBudget(work, 20)).toThrow(BudgetExceeded);
  expect(withinBudget(() => 'next', 20)).toBe('next');
});
