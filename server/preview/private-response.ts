import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Headers of every response of a preview, which must be neither stored nor indexed. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
/** Headers by which a browser or cache could store or revalidate a response. */
const LEFT_OUT = ['ETag', 'Last-Modified', 'Expires', 'Age', 'X-Cache'];

type HeaderList = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Replaces the caching headers when the response writes its head, after all other code has set headers. */
export function makePrivate(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (status: number) => ServerResponse;
  res.writeHead = (status: number, reason?: string | HeaderList, headers?: HeaderList) => {
    for (const [name, value] of pairsOf(typeof reason === 'string' ? headers : reason))
      res.setHeader(name, value);
    for (const name of LEFT_OUT) res.removeHeader(name);
    for (const [name, value] of Object.entries(PRIVATE)) res.setHeader(name, value);
    return writeHead(status);
  };
}

/** Headers as pairs, from a flat list of alternating names and values or from an object. */
function pairsOf(headers: HeaderList = {}): [name: string, value: number | string | readonly string[]][] {
  if (!Array.isArray(headers))
    return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[String(name), headers[at + 1] ?? '']] : []));
}
