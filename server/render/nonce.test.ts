import { expect, test } from '@jest/globals';
import { createNonce } from './nonce.ts';

test('no two nonces are the same, and each has 128 bits', () => {
  const nonces = Array.from({ length: 1_000 }, createNonce);
  expect(new Set(nonces).size).toBe(nonces.length);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});
