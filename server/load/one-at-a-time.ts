import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '../monitoring/logger.ts';

interface Line {
  busy: boolean;
  waiting: (() => void)[];
}

/** Pipelined requests that may wait; browsers and proxies send none, benchmarks a few. */
export const PIPELINE_MAX = 16;

const lines = new WeakMap<Socket, Line>();

/** Whether a request of this connection is in progress. */
export function isBusy(socket: Socket): boolean {
  return lines.get(socket)?.busy ?? false;
}

/**
 * Handles one request per connection at a time: the next one begins after the previous response, and none after the
 * connection has closed. Node itself emits all pipelined requests at once, so that one packet could start hundreds of
 * renders. A connection that sends more than a few ahead is closed. Wraps the whole server, once.
 */
export function oneAtATime(logger: Logger): (app: RequestListener) => RequestListener {
  return (app) => (req, res) => {
    const { socket } = req;
    const line = lines.get(socket) ?? openLine(socket);
    const begin = () => {
      line.busy = true;
      res.on('finish', () => {
        line.busy = false;
        line.waiting.shift()?.();
      });
      app(req, res);
    };
    if (!line.busy) begin();
    else if (line.waiting.length < PIPELINE_MAX) line.waiting.push(begin);
    else if (!socket.destroyed) {
      logger.warn('connection closed: too many pipelined requests');
      socket.destroy();
    }
  };
}

function openLine(socket: Socket): Line {
  const line: Line = { busy: false, waiting: [] };
  lines.set(socket, line);
  socket.once('close', () => {
    line.waiting.length = 0;
  });
  return line;
}
