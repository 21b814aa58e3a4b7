import { expect, test } from '@jest/globals';
import { createPrefetchGate } from './prefetch-gate.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('two pages are prefetched concurrently; of the waiting ones the last is next', async () => {
  const admit = createPrefetchGate();
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  for (const page of [1, 2, 3, 4]) {
    admit(() => {
      begun.push(page);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  }
  expect(begun).toEqual([1, 2]);
  finish[0]?.();
  await settled();
  expect(begun).toEqual([1, 2, 4]);
});

test('thirty pages are prefetched per minute', async () => {
  let clock = 0;
  const admit = createPrefetchGate(() => clock);
  let begun = 0;
  async function passOver(links: number): Promise<void> {
    for (let link = 0; link < links; link += 1) {
      admit(async () => (begun += 1));
      clock += 900;
      await settled();
    }
  }
  await passOver(60);
  expect(begun).toBe(30);
  clock += 60_000;
  await passOver(1);
  expect(begun).toBe(31);
});

test('a failed prefetch releases its slot', async () => {
  const admit = createPrefetchGate();
  let begun = 0;
  for (let link = 0; link < 5; link += 1) {
    admit(() => {
      begun += 1;
      return Promise.reject(new TypeError('no fetch'));
    });
    await settled();
  }
  expect(begun).toBe(5);
});

test('the page of a pressed link is fetched at once, regardless of the limits', async () => {
  const admit = createPrefetchGate(() => 0);
  const begun: string[] = [];
  const fetch = (name: string) => async () => void begun.push(name);
  for (let link = 0; link < 40; link += 1) {
    admit(fetch('rest'));
    await settled();
  }
  const hanging = () => new Promise(() => {});
  for (let link = 0; link < 3; link += 1) admit(hanging, true);
  admit(fetch('press'), true);
  expect(begun.filter((name) => name === 'rest')).toHaveLength(30);
  expect(begun.at(-1)).toBe('press');
});
