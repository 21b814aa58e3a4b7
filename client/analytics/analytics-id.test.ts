import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitForAnalyticsId } from './analytics-id.ts';

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the way that the tag manager takes, and that every browser has
  document.cookie = cookie;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  setCookie('_ga=; Max-Age=0');
  setCookie('_ga_X1=; Max-Age=0');
  jest.useRealTimers();
});

/** Starts waiting and records the result. */
function wait() {
  const outcome: { id?: string | undefined; settled: boolean } = { settled: false };
  void waitForAnalyticsId().then((id) => Object.assign(outcome, { id, settled: true }));
  return outcome;
}

test('an id that is there is given at once', async () => {
  setCookie('_ga=GA1.1.100.200');
  const outcome = wait();
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome).toEqual({ settled: true, id: 'GA1.1.100.200' });
});

test('an id that comes later is seen at the next look, 100 ms apart', async () => {
  const outcome = wait();
  await jest.advanceTimersByTimeAsync(950);
  setCookie('_ga_X1=another; Path=/');
  setCookie('_ga=GA1.1.100.200');
  await jest.advanceTimersByTimeAsync(49);
  expect(outcome.settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({ settled: true, id: 'GA1.1.100.200' });
});

test('stops waiting after three seconds', async () => {
  const outcome = wait();
  await jest.advanceTimersByTimeAsync(2_999);
  expect(outcome.settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({ settled: true, id: undefined });
});
