/** Hexadecimal text with two digits per byte. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Unguessable key. Does not use `crypto.randomUUID`, which needs HTTPS and is missing in a trial on an intranet. */
export function randomKey(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
