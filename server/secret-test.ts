import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares what is given with a secret. Takes the same time for every guess, of any length. */
export function secretTest(secret: string): (given: string | undefined) => boolean {
  const expected = digest(secret);
  return (given) => timingSafeEqual(digest(given ?? ''), expected);
}
