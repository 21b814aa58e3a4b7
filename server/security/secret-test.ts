import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares bytes in constant time for guesses of the same length. */
export function isSameBytes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns a comparison with a secret that takes constant time, whatever the length of the input. */
export function secretTest(secret: string): (given: string | undefined) => boolean {
  const expected = digest(secret);
  return (given) => timingSafeEqual(digest(given ?? ''), expected);
}
