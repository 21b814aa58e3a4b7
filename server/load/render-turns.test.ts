import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BusyError, type EndTurn, RenderTurns, type RenderTurnsOptions } from './render-turns.ts';

/** Aborts all requests that still wait at the end of a test. */
let everybody: AbortController;

beforeEach(() => {
  everybody = new AbortController();
});

afterEach(() => {
  everybody.abort();
  jest.useRealTimers();
});

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));
async function turnsOfLoop(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await turnOfLoop();
}

/** Requests queue slots by name and records which renders have started. */
function queue(options: Partial<RenderTurnsOptions> = {}) {
  const turns = new RenderTurns({ max: 1, queueMax: 100, ...options });
  const begun: string[] = [];
  const ends = new Map<string, EndTurn>();
  const refused: string[] = [];
  function take(name: string, signal = everybody.signal): void {
    turns.take(name.charAt(0), signal).then(
      (end) => {
        begun.push(name);
        ends.set(name, end);
      },
      (error) => {
        expect(error).toBeInstanceOf(BusyError);
        refused.push(name);
      },
    );
  }
  return { turns, begun, refused, take, end: (name: string) => ends.get(name)?.() };
}

test('concurrent renders are limited, and the next one starts when one is done', async () => {
  const { begun, take, end } = queue({ max: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) take(name);
  await turnsOfLoop(5);
  expect(begun).toEqual(['a1', 'a2']);
  end('a1');
  end('a1');
  await turnsOfLoop(5);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('one render starts per iteration of the event loop, so that other work is done in between', async () => {
  const { begun, take } = queue({ max: 10 });
  for (const name of ['a1', 'a2', 'a3']) take(name);
  for (const count of [1, 2, 3]) {
    await Promise.resolve();
    expect(begun.length).toBeLessThanOrEqual(count);
    await turnsOfLoop(1);
  }
  await turnsOfLoop(3);
  expect(begun).toHaveLength(3);
});

test('no render starts while new connections arrive, up to a limit', async () => {
  const { turns, begun, take } = queue({ max: 10 });
  for (const name of ['a1', 'a2', 'a3']) take(name);
  for (let arrival = 0; arrival < 20; arrival += 1) {
    turns.arrived();
    await turnsOfLoop(1);
  }
  expect(begun).toEqual(['a1']);
  await turnsOfLoop(1);
  expect(begun).toEqual(['a1', 'a2']);
  for (let arrival = 0; arrival < 100; arrival += 1) {
    turns.arrived();
    await turnsOfLoop(1);
  }
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('an address that requests many pages only delays itself', async () => {
  const { begun, take, end } = queue();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) take(name);
  for (const name of ['a1', 'a2', 'b1', 'c1']) {
    await turnsOfLoop(2);
    end(name);
  }
  await turnsOfLoop(2);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('when the queue is full, only the last request of the longest line is rejected', async () => {
  let told = 0;
  const { turns, refused, take } = queue({ queueMax: 3, onRefused: () => told++ });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) take(name);
  await turnsOfLoop(2);
  expect([refused, told, turns.figures.waiting]).toEqual([['a4'], 1, 3]);
});

test('waiting requests time out, and not all at once', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { turns, refused, take } = queue({ waitMs: 500 });
  for (let at = 0; at <= 50; at += 1) take(`a${at}`);
  await jest.advanceTimersByTimeAsync(249);
  expect(refused).toEqual([]);
  await jest.advanceTimersByTimeAsync(125);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(50);
  await jest.advanceTimersByTimeAsync(126);
  expect([refused.length, turns.figures.waiting]).toEqual([50, 0]);
});

test('a visitor who leaves is removed from the queue', async () => {
  const left = new AbortController();
  const { begun, refused, take, end } = queue();
  take('a1');
  take('b1', left.signal);
  take('c1');
  await turnsOfLoop(2);
  left.abort();
  end('a1');
  await turnsOfLoop(2);
  expect([begun, refused]).toEqual([['a1', 'c1'], ['b1']]);
});

test('renders that wait for the API let others compute, up to a limit', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { begun, take, end } = queue({ waitMs: 1_000_000 });
  for (let at = 0; at < 20; at += 1) take(`a${at}`);
  await turnsOfLoop(2);
  expect(begun).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  await turnsOfLoop(2);
  expect(begun).toHaveLength(2);
  for (let second = 0; second < 30; second += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    await turnsOfLoop(2);
  }
  expect(begun).toHaveLength(8);
  end('a0');
  await turnsOfLoop(2);
  expect(begun).toHaveLength(9);
});
