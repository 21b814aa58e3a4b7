import { expect, test } from '@jest/globals';
import { eachWithinBudget } from './within-budget.ts';

/** Keeps the processor busy for this long. */
function busy(ms: number): void {
  const { user, system } = process.threadCpuUsage();
  for (;;) {
    const now = process.threadCpuUsage();
    if (now.user + now.system - user - system >= ms * 1_000) return;
  }
}

test('work within the budget runs once, however long all items take, and its errors are thrown', () => {
  const done = new Set<number>();
  const items = Array.from({ length: 12 }, (_, index) => index);
  const work = (item: number) => {
    busy(50);
    done.add(item);
  };
  expect(eachWithinBudget(items, work, { budgetMs: 500 })).toEqual([]);
  expect([...done]).toEqual(items);
  const fault = new RangeError('wrong');
  expect(() =>
    eachWithinBudget([1], () => {
      throw fault;
    }),
  ).toThrow(fault);
});

const ENDLESS: [string, () => unknown][] = [
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['a regular expression', () => /^(?:a+)+$/.test(`${'a'.repeat(60)}b`)],
];

test.each(ENDLESS)(
  '%s without an end is skipped, and the items around it are processed',
  (_what, endless) => {
    const done: string[] = [];
    const work = (item: string) => {
      if (item.startsWith('endless')) endless();
      done.push(item);
    };
    expect(
      eachWithinBudget(['one', 'endless', 'two', 'endless too', 'three'], work, { budgetMs: 20 }),
    ).toEqual(['endless', 'endless too']);
    expect(new Set(done)).toEqual(new Set(['one', 'two', 'three']));
  },
);

test('an item during which other work uses the time once is not skipped', () => {
  const done: string[] = [];
  let collections = 1;
  const work = (item: string) => {
    if (item === 'unlucky' && collections-- > 0) for (;;);
    done.push(item);
  };
  expect(eachWithinBudget(['one', 'unlucky', 'two'], work, { budgetMs: 20 })).toEqual([]);
  expect(new Set(done)).toEqual(new Set(['one', 'unlucky', 'two']));
});

test('after the maximum of skipped items the rest does not run', () => {
  const tried: number[] = [];
  const work = (item: number) => {
    tried.push(item);
    for (;;);
  };
  expect(eachWithinBudget([1, 2, 3, 4], work, { budgetMs: 20, givenUpMax: 2 })).toEqual([1, 2]);
  expect(new Set(tried)).toEqual(new Set([1, 2]));
});
