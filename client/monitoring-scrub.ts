import type { makeFetchTransport } from '@sentry/browser';

type TransportOptions = Parameters<typeof makeFetchTransport>[0];
type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** Queries and fragments of addresses, absolute ones and those that fill a JSON string of their own. */
const ADDRESS_TAILS = /(https?:\/\/[^"?#\s\\]*|"\/[^"?#\s\\]*)[?#][^"\s\\]*/g;
const MAIL_ADDRESSES = /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;

/** A JSON text without what visitors typed: searches and prefilled forms travel in the query. */
export function scrubJson(json: string): string {
  return json.replace(ADDRESS_TAILS, '$1').replace(MAIL_ADDRESSES, '***');
}

/**
 * The last door to the error-reporting service: whatever kind of record passes (events, spans, replays, kinds to come),
 * it passes scrubbed. Replays must come uncompressed.
 */
export function scrubbing(
  makeTransport: (options: TransportOptions) => Transport,
): (options: TransportOptions) => Transport {
  return (options) => {
    const transport = makeTransport(options);
    return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) };
  };
}

function scrubEnvelope([headers, items]: Envelope): Envelope {
  const scrubbed = (items as [object, unknown][]).map(([itemHeaders, payload]) => [
    itemHeaders,
    typeof payload === 'string' ? scrubJson(payload) : JSON.parse(scrubJson(JSON.stringify(payload))),
  ]);
  return [headers, scrubbed] as unknown as Envelope;
}
