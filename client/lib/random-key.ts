/** 32 hexadecimal digits that nobody guesses. `crypto.randomUUID` is there on HTTPS only; a trial on an intranet has none. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
