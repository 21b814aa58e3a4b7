import { afterEach, expect, jest, test } from '@jest/globals';
import { readItem, writeItem } from './browser-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a written item is read, a missing one is null', () => {
  writeItem('sessionStorage', 'a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
  expect([readItem('sessionStorage', 'a'), readItem('localStorage', 'a')]).toEqual(['1', null]);
});

test('a blocked storage causes no error, and items last on this page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(readItem('sessionStorage', 'b')).toBeNull();
  expect(writeItem('sessionStorage', 'b', '1')).toBe(false);
  expect(readItem('sessionStorage', 'b')).toBe('1');
  expect(readItem('localStorage', 'b')).toBeNull();
});
