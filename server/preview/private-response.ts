import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** What every response of a preview says, whatever made it: nobody keeps it, nobody lists it. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
/** By what a browser or a cache could keep a response all the same, and recognize it. */
const LEFT_OUT = ['ETag', 'Last-Modified', 'Expires', 'Age', 'X-Cache'];

type HeaderList = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Has a response say so at the last moment, when all its headers are there. */
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

/** Names and values by turns, or by name. */
function pairsOf(headers: HeaderList = {}): [name: string, value: number | string | readonly string[]][] {
  if (!Array.isArray(headers))
    return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[String(name), headers[at + 1] ?? '']] : []));
}
