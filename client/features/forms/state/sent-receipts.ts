import { RECEIPT_COOKIE, RECEIPT_COOKIE_MAX_AGE_S } from '../../../../shared/constants.ts';

/** Receipts of this document's submissions; a cookie passes them on to later documents. */
const sent = new Set<string>();

/**
 * Cookie that proves that this browser has sent the submission, and from which path: the address of a receipt
 * can be forged.
 */
export function receiptCookie(receipt: string, pathname: string): string {
  return `${RECEIPT_COOKIE}=${encodeURIComponent(receipt)}; Path=${pathname}; Max-Age=${RECEIPT_COOKIE_MAX_AGE_S}; SameSite=Lax`;
}

/** Sets the cookie in the browser, where no server response does. */
export function keepReceipt(receipt: string, pathname: string): void {
  sent.add(receipt);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
  document.cookie = receiptCookie(receipt, pathname);
}

export function wasSentHere(receipt: string): boolean {
  return sent.has(receipt);
}
