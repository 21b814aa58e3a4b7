import type { IncomingMessage } from 'node:http';

/**
 * Drops a `Range` whose `If-Range` is a weak validator (RFC 9110, 13.1.5): parts of two variants of a file must not be
 * joined. The response is the whole file.
 */
export function dropWeakRange({ headers }: IncomingMessage): void {
  if (String(headers['if-range']).startsWith('W/')) delete headers.range;
}
