import { RECEIPT_COOKIE, RECEIPT_COOKIE_MAX_AGE_S } from '../../../shared/constants.ts';

/** Receipts of what was sent since this document was loaded; the cookie says so to the next one. */
const sent = new Set<string>();

/** Tells the browser that it has sent this, and where: its address alone proves nothing, as anybody can make one up. */
export function receiptCookie(receipt: string, pathname: string): string {
  return `${RECEIPT_COOKIE}=${encodeURIComponent(receipt)}; Path=${pathname}; Max-Age=${RECEIPT_COOKIE_MAX_AGE_S}; SameSite=Lax`;
}

/** In the browser, where no answer of a server sets the cookie. */
export function keepReceipt(receipt: string, pathname: string): void {
  sent.add(receipt);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
  document.cookie = receiptCookie(receipt, pathname);
}

export function wasSentHere(receipt: string): boolean {
  return sent.has(receipt);
}
