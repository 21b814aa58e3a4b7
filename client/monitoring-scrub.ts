import type { makeFetchTransport } from '@sentry/browser';

type TransportOptions = Parameters<typeof makeFetchTransport>[0];
type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** Matches queries and fragments of absolute addresses and of paths that fill a JSON string. */
const ADDRESS_TAILS = /(https?:\/\/[^"?#\s\\]*|"\/[^"?#\s\\]*)[?#][^"\s\\]*/g;
const MAIL_ADDRESSES = /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;

/** Removes input of visitors from a JSON text: queries contain searches and prefilled forms. */
export function scrubJson(json: string): string {
  return json.replace(ADDRESS_TAILS, '$1').replace(MAIL_ADDRESSES, '***');
}

/**
 * Wraps the transport to the error-reporting service, so that records of every kind (events, spans, replays, future
 * ones) are scrubbed. Replays must be uncompressed.
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
