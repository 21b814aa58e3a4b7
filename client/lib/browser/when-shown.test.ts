import { afterEach, expect, jest, test } from '@jest/globals';
import { whenShown } from './when-shown.ts';

function setPrerendering(value: boolean): void {
  Object.defineProperty(document, 'prerendering', { value, configurable: true });
}

afterEach(() => setPrerendering(false));

test('work begins at once on a page that is shown', () => {
  const work = jest.fn();
  whenShown(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('on a prerendered page it begins when that is shown, once', () => {
  setPrerendering(true);
  const work = jest.fn();
  whenShown(work);
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(work).toHaveBeenCalledTimes(1);
});

test('cancelled work never begins', () => {
  setPrerendering(true);
  const work = jest.fn();
  whenShown(work)();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(work).not.toHaveBeenCalled();
});
