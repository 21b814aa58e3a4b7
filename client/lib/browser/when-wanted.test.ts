import { afterEach, expect, jest, test } from '@jest/globals';
import { whenWanted } from './when-wanted.ts';

type Pause = (callback: () => void, options: { timeout: number }) => number;

function stillBrowser() {
  const pause = jest.fn<Pause>(() => 0);
  Object.assign(window, { requestIdleCallback: pause });
  return pause;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'])('a %s begins it, once', (sign) => {
  stillBrowser();
  const begin = jest.fn();
  whenWanted(begin);
  expect(begin).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(sign));
  document.body.dispatchEvent(new Event(sign));
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a still pointer where the page appears is not a sign of a visitor', () => {
  stillBrowser();
  const begin = jest.fn();
  whenWanted(begin);
  const told = (moved: object) => Object.assign(new Event('pointermove'), moved);
  document.body.dispatchEvent(told({ movementX: 0, movementY: 0 }));
  expect(begin).not.toHaveBeenCalled();
  document.body.dispatchEvent(told({ movementX: 0, movementY: 1 }));
  expect(begin).toHaveBeenCalledTimes(1);
});

test('without a sign it begins when the browser is idle', () => {
  const pause = stillBrowser();
  const begin = jest.fn();
  whenWanted(begin);
  expect(pause).toHaveBeenCalledTimes(1);
  pause.mock.calls[0]?.[0]();
  document.body.dispatchEvent(new Event('keydown'));
  expect(begin).toHaveBeenCalledTimes(1);
});
