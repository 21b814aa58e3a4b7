/** Returns the purpose of a verify code, which is valid for one submission: a form with its Idempotency-Key. */
export function verifyPurpose(form: string, idempotencyKey: string): string {
  return `${form}:${idempotencyKey}`;
}
