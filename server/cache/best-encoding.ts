import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';
import { remembered } from '../../shared/remembered.ts';
import { COMPRESSIONS, type Encoding } from './document.ts';

/** The smallest encoding of a text that a request takes. */
export function bestEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'];
  // RFC 9110, 12.5.3 allows anything then; who says nothing may not know what to do with it.
  return typeof accepted === 'string' ? bestOf(accepted) : 'identity';
}

const bestOf = remembered(
  (accepted): Encoding => {
    const reader = accepts({ headers: { 'accept-encoding': accepted } } as never);
    // Asked one by one: a list would be answered in the order in which the browser happens to name its own.
    return COMPRESSIONS.find((name) => reader.encoding(name)) ?? 'identity';
  },
  { max: 256, maxLength: 256 },
);
