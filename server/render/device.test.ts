import { expect, test } from '@jest/globals';
import { deviceOf } from './device.ts';

test.each([
  [
    'mobile',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  ],
  [
    'mobile',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  ],
  ['mobile', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'desktop',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  ],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['desktop', 'Mobile before Android'],
  ['desktop', ''],
])('a %s: %s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('a header that repeats its words costs no more than its length', () => {
  // Quadratic time on this would exceed the timeout of the test by hours.
  for (const word of ['Android', 'Mobile', 'mobileandroi', 'iPhon'])
    expect(deviceOf(word.repeat(2_000_000))).toBe('desktop');
});
