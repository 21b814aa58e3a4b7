import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';
import { remembered } from '../../shared/remembered.ts';
import { COMPRESSIONS, type Encoding } from './document.ts';

/** Returns the smallest text encoding that a request accepts. */
export function bestEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'];
  // Without the header any encoding is allowed (RFC 9110, 12.5.3), but such a client may not be able to decode one.
  return typeof accepted === 'string' ? bestOf(accepted) : 'identity';
}

const bestOf = remembered(
  (accepted): Encoding => {
    const reader = accepts({ headers: { 'accept-encoding': accepted } } as never);
    // Checked one by one: for a list, `encoding` would follow the order of the browser's header.
    return COMPRESSIONS.find((name) => reader.encoding(name)) ?? 'identity';
  },
  { max: 256, maxLength: 256 },
);
