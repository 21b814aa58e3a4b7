/** The one submission that a verify code is good for: a form under its Idempotency-Key. */
export function verifyPurpose(form: string, idempotencyKey: string): string {
  return `${form}:${idempotencyKey}`;
}
