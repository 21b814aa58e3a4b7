/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { Recurring } from './recurring.server.ts';

const TIMES_BEFORE = 3;

/** Shows an object so many times; how many of them had nothing kept. */
function show(recurring: Recurring<string>, source: object, times: number): number {
  let made = 0;
  for (let time = 0; time < times; time += 1) {
    if (recurring.find(source) !== undefined) continue;
    made += 1;
    if (recurring.recurs(source)) recurring.keep(source, 'made');
  }
  return made;
}

test('what was made of an object is kept once it has come several times', () => {
  const recurring = new Recurring<string>({ max: 2 });
  expect(show(recurring, {}, 100)).toBe(TIMES_BEFORE + 1);
});

test('what comes once in a while takes no place of what comes all the time, and what made way begins anew', () => {
  const recurring = new Recurring<string>({ max: 2 });
  const [often, sometimes] = [{ name: 'a' }, { name: 'b' }];
  show(recurring, often, 10);
  for (let visitor = 0; visitor < 100; visitor += 1) show(recurring, {}, TIMES_BEFORE);
  expect(show(recurring, often, 1)).toBe(0);
  show(recurring, sometimes, 10);
  show(recurring, {}, 10);
  expect(show(recurring, often, 100)).toBe(TIMES_BEFORE + 1);
});
