import { connect } from 'node:net';

export interface RawCall {
  method: 'HEAD' | 'POST';
  target: string;
}

const SOCKETS = 4;
/** Number of pipelined requests per connection. */
const DEPTH = 8;

/**
 * Sends every target byte for byte over many connections, and returns the statuses; 0 where the connection
 * was closed.
 */
export async function sendRaw(port: number, calls: RawCall[]): Promise<number[]> {
  const statuses = calls.map(() => 0);
  let next = 0;
  async function work(): Promise<void> {
    while (next < calls.length) {
      let at = next;
      const end = Math.min(at + DEPTH, calls.length);
      next = end;
      // When a request closes the connection, the pipelined requests after it are lost and are sent again.
      while (at < end) {
        const received = await sendBatch(port, calls.slice(at, end));
        statuses.splice(at, received.length, ...received);
        at += received.length || 1;
      }
    }
  }
  await Promise.all(Array.from({ length: SOCKETS }, work));
  return statuses;
}

/** Statuses of the answered requests, in order. */
function sendBatch(port: number, calls: RawCall[]): Promise<number[]> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    const statuses: number[] = [];
    let rest = '';
    const finish = () => {
      socket.destroy();
      resolve(statuses);
    };
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (;;) {
        const end = rest.indexOf('\r\n\r\n');
        if (end === -1) return;
        const head = rest.slice(0, end);
        const body = calls[statuses.length]?.method === 'HEAD' ? 0 : bodyLength(head);
        if (rest.length < end + 4 + body) return;
        rest = rest.slice(end + 4 + body);
        statuses.push(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]));
        if (statuses.length === calls.length) return finish();
      }
    });
    socket.on('close', finish);
    socket.on('error', finish);
    socket.write(calls.map(requestText).join(''), 'latin1');
  });
}

function requestText({ method, target }: RawCall): string {
  const length = method === 'POST' ? 'Content-Length: 0\r\n' : '';
  return `${method} ${target} HTTP/1.1\r\nHost: a.example\r\nAccept: text/html\r\n${length}\r\n`;
}

function bodyLength(head: string): number {
  return Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
}
