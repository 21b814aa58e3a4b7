/** A field that people do not see. What fills it in is a program. */
export const HONEYPOT = 'contactNote';

/** What a program that has filled it in is told; nothing is stored under it. */
export const DECOY_RECEIPT = 'M000000-000000';

export function isHoneypotFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}
