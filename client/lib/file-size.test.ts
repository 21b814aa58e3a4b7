import { expect, test } from '@jest/globals';
import { formatFileSize } from './file-size.ts';

test.each([
  [10, '1KB'],
  [93_758, '92KB'],
  [1_048_575, '1024KB'],
  [1_300_000, '1.2MB'],
])('%i bytes are shown as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
