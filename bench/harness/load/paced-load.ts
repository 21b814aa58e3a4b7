// Sends requests at an even rate for some seconds and prints their response times, each measured from the
// moment at which the request was due. Polls the clock without sleeping (the load has a core of its own) and
// parses only the end of each response: at ten thousand requests a second a more complete client would
// measure itself.
import { connect, type Socket } from 'node:net';
import { ResponseEnd } from './response-end.ts';

const { port, path, headers, requestsPerS, seconds } = JSON.parse(process.argv[2] ?? '');
const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
  ([name, value]) => `${name}: ${value}\r\n`,
);
const REQUEST = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
const CONNECTIONS_MAX = 256;

const tookMs: number[] = [];
const idle: Socket[] = [];
/** Due times of requests for which no connection is free. */
const waiting: number[] = [];
let open = 0;

/**
 * Opens a connection with one request at a time, which sends the next waiting request as soon as a response
 * is complete.
 */
function createConnection(): Socket {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const end = new ResponseEnd();
  socket.on('data', (chunk) => {
    if (!end.reads(chunk as Buffer)) return;
    tookMs.push(performance.now() - dueOf.get(socket)!);
    const due = waiting.shift();
    if (due === undefined) idle.push(socket);
    else send(socket, due);
  });
  socket.on('error', (error) => {
    throw error;
  });
  return socket;
}

const dueOf = new WeakMap<Socket, number>();

function send(socket: Socket, due: number): void {
  dueOf.set(socket, due);
  socket.write(REQUEST);
}

function ask(due: number): void {
  let socket = idle.pop();
  if (!socket && open < CONNECTIONS_MAX) {
    open += 1;
    socket = createConnection();
  }
  if (socket) send(socket, due);
  else waiting.push(due);
}

const start = performance.now();
const all = Math.floor(requestsPerS * seconds);
let sent = 0;
await new Promise<void>((resolve) => {
  function turn(): void {
    const now = performance.now();
    for (; sent < all; sent += 1) {
      const due = start + (sent / requestsPerS) * 1_000;
      if (due > now) break;
      ask(due);
    }
    if (tookMs.length === all) resolve();
    else setImmediate(turn);
  }
  turn();
});
const tookS = (performance.now() - start) / 1_000;
tookMs.sort((one, other) => one - other);
const at = (share: number) => tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN;
console.log(JSON.stringify({ requestsPerS: tookMs.length / tookS, p50Ms: at(0.5), p99Ms: at(0.99) }));
process.exit(0);
