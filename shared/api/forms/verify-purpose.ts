/** The one submission that a verify code is good for: a form under its Idempotency-Key. */
export function verifyPurpose(form: string, requestKey: string): string {
  return `${form}:${requestKey}`;
}
