import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ApiError, type ApiErrorKind } from '../../../shared/api/error.ts';
import { TOAST_MS } from '../../../shared/constants.ts';
import { useToast } from '../../lib/toast-context.ts';
import { Toasts } from './toasts.tsx';

let showError: (error: unknown) => void;
let dismiss: () => void;

function Caller() {
  ({ showError, dismiss } = useToast());
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Toasts>
      <Caller />
    </Toasts>,
  );
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const alert = () => screen.getByRole('alert').textContent;
const fail = (error: unknown) => act(() => showError(error));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const business = (visitorMessage?: string) => new ApiError('business', 'for the log', { visitorMessage });

test("the server's message shows for five seconds", async () => {
  fail(business('受付時間外です。'));
  expect(alert()).toBe('受付時間外です。');
  await pass(TOAST_MS - 1);
  expect(alert()).toBe('受付時間外です。');
  await pass(1);
  expect(alert()).toBe('');
});

test.each<[ApiErrorKind | 'unknown', string]>([
  ['timeout', '時間内に応答がありませんでした'],
  ['unreachable', 'サーバーに接続できませんでした'],
  ['http', '処理を完了できませんでした'],
  ['bad-answer', '処理を完了できませんでした'],
  ['business', '処理を完了できませんでした'],
  ['unknown', '処理を完了できませんでした'],
])(
  'a failure of kind %s without a message is shown in plain words, never in those of the log',
  (kind, words) => {
    fail(kind === 'unknown' ? new TypeError('for the log') : new ApiError(kind, 'for the log'));
    expect(alert()).toContain(words);
    expect(alert()).not.toContain('for the log');
  },
);

test('it disappears when the failure has been repaired', () => {
  fail(business('混み合っています。'));
  act(() => dismiss());
  expect(alert()).toBe('');
});

test('the same message again gets its full time', async () => {
  fail(business('混み合っています。'));
  await pass(4_000);
  fail(business('混み合っています。'));
  await pass(4_000);
  expect(alert()).toBe('混み合っています。');
  await pass(1_000);
  expect(alert()).toBe('');
});

test('it stays while it is pointed at or has the focus, and closes by its button', async () => {
  fail(business('混み合っています。'));
  const close = screen.getByRole('button', { name: '閉じる' });
  fireEvent.mouseOver(close);
  await pass(TOAST_MS * 2);
  act(() => close.focus());
  fireEvent.mouseOut(close);
  await pass(TOAST_MS * 2);
  expect(alert()).toBe('混み合っています。');
  fireEvent.click(close);
  expect(alert()).toBe('');
});
