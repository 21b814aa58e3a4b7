import type { ServerResponse } from 'node:http';
import { API_OK } from '../../../shared/constants.ts';

/**
 * Text contained in every response of a faulty API: a page with this text has passed on bytes that it should
 * have discarded.
 */
export const FAULT_BYTES = 'bytes-of-the-fault';

/** One way in which an API may fail all calls. */
export interface FaultMode {
  name: string;
  /** Allowed statuses of a page whose main data fails in this way. */
  statuses: readonly number[];
  /** No server listens at the address. */
  refuses?: true;
  /** Calls fail only by their deadline. */
  hangs?: true;
  answer(res: ServerResponse): void;
}

const SERVER_ERROR = `<html><body><h1>Error</h1><pre>at ${FAULT_BYTES} (/srv/api.js:1:1)</pre></body></html>`;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const TRICKLE_MS = 50;

/** Writes to the socket directly: bytes that no HTTP library would send. */
function raw(bytes: string | Buffer): FaultMode['answer'] {
  return ({ socket }) => void socket?.end(bytes);
}

function status(code: number, body?: string, headers: Record<string, string> = {}): FaultMode['answer'] {
  return (res) => void res.writeHead(code, headers).end(body);
}

function good(body: string): FaultMode['answer'] {
  return status(200, body, JSON_TYPE);
}

function trickle(res: ServerResponse): void {
  res.writeHead(200, JSON_TYPE).write(`{"data":"${FAULT_BYTES}`);
  const timer = setInterval(() => res.write(' '), TRICKLE_MS);
  res.once('close', () => clearInterval(timer));
}

const CONNECTIONS: FaultMode[] = [
  { name: 'refuses connections', statuses: [502], refuses: true, answer: () => undefined },
  {
    name: 'resets connections',
    statuses: [502],
    answer: ({ socket }) => void socket?.resetAndDestroy(),
  },
  { name: 'closes connections without a byte', statuses: [502], answer: raw('') },
  // After a few time-outs the site stops calling a group of endpoints; later requests do not wait.
  { name: 'never answers', statuses: [502, 504], hangs: true, answer: () => undefined },
  {
    name: 'hangs in the middle of its answers',
    statuses: [502, 504],
    hangs: true,
    answer: (res) => void res.writeHead(200, JSON_TYPE).write(`{"code":200,"data":"${FAULT_BYTES}`),
  },
  { name: 'answers byte by byte without an end', statuses: [502, 504], hangs: true, answer: trickle },
];

const BYTES: FaultMode[] = [
  { name: 'speaks another protocol', statuses: [502], answer: raw(`SSH-2.0-${FAULT_BYTES}\r\n`) },
  {
    name: 'expects TLS',
    statuses: [502],
    answer: raw(Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x28])),
  },
  {
    name: 'sends headers that are none',
    statuses: [502],
    answer: raw(`HTTP/1.1 200 OK\r\n${FAULT_BYTES} without a colon\r\n\r\n{}`),
  },
  {
    name: 'sends too many headers',
    statuses: [502],
    answer: raw(`HTTP/1.1 200 OK\r\nX-Long: ${FAULT_BYTES.repeat(4_096)}\r\n\r\n{}`),
  },
  {
    name: 'sends less than it has announced',
    statuses: [502],
    answer: raw(`HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"code":200,"data":"${FAULT_BYTES}`),
  },
  {
    name: 'sends broken chunks',
    statuses: [502],
    answer: raw(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${FAULT_BYTES}\r\n`),
  },
];

const STATUSES: FaultMode[] = [
  { name: 'answers 500 with a stack', statuses: [500], answer: status(500, SERVER_ERROR) },
  { name: 'answers 502 of a proxy', statuses: [502], answer: status(502, SERVER_ERROR) },
  {
    name: 'answers 503 with an envelope',
    statuses: [503],
    answer: status(503, JSON.stringify({ code: 503, message: FAULT_BYTES, data: FAULT_BYTES }), JSON_TYPE),
  },
  {
    name: 'answers 429',
    statuses: [429],
    answer: status(429, FAULT_BYTES, { 'Retry-After': '60' }),
  },
  { name: 'answers 403 of a firewall', statuses: [403], answer: status(403, SERVER_ERROR) },
  { name: 'answers 404 to everything', statuses: [404], answer: status(404, SERVER_ERROR) },
  {
    name: 'redirects elsewhere',
    statuses: [502],
    answer: status(302, FAULT_BYTES, { Location: `http://127.0.0.1:9/${FAULT_BYTES}` }),
  },
  { name: 'answers 204', statuses: [502], answer: status(204) },
];

const CONTENTS: FaultMode[] = [
  { name: 'answers 200 with a page about maintenance', statuses: [502], answer: good(SERVER_ERROR) },
  { name: 'answers 200 with nothing', statuses: [502], answer: good('') },
  {
    name: 'answers JSON that is cut off',
    statuses: [502],
    answer: good(`{"code":200,"message":"OK","data":{"list":[{"title":"${FAULT_BYTES}`),
  },
  {
    name: 'answers JSON without an envelope',
    statuses: [502],
    answer: good(JSON.stringify([{ title: FAULT_BYTES }])),
  },
  {
    name: 'answers data of another shape',
    statuses: [502],
    answer: good(JSON.stringify({ code: API_OK, message: 'OK', data: { [FAULT_BYTES]: [FAULT_BYTES] } })),
  },
  {
    name: 'answers that it has failed',
    statuses: [500],
    answer: good(JSON.stringify({ code: 500, message: '', data: { stack: FAULT_BYTES } })),
  },
];

export const FAULT_MODES: readonly FaultMode[] = [...CONNECTIONS, ...BYTES, ...STATUSES, ...CONTENTS];
