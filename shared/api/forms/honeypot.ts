/** Name of a field that is hidden from people. Only programs fill it in. */
export const HONEYPOT = 'contactNote';

/** Receipt for programs that have filled it in; no submission is stored under it. */
export const DECOY_RECEIPT = 'M000000-000000';

export function isHoneypotFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}
