import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import express from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { ConnectionFigures } from '../metrics/figures.ts';
import type { Logger } from '../monitoring/logger.ts';
import { isBusy } from './one-at-a-time.ts';
import { refusalLog } from './refusal-log.ts';

interface ConnectionLimits {
  /** Limit of all connections. */
  max: number;
  /** Limit for one address. A proxy forwards many visitors, so its connections only count towards `max`. */
  perAddress: number;
  isProxy(address: string): boolean;
}

/**
 * Closes new connections beyond the limits, and returns a function that reads the counters. The server handles its
 * requests by `oneAtATime`.
 */
export function limitConnections(
  server: Server,
  { max, perAddress, isProxy }: ConnectionLimits,
  logger: Logger,
): () => ConnectionFigures {
  const tooMany = refusalLog(logger, 'connections closed: too many (CONNECTIONS_MAX)');
  const tooManyOfOne = refusalLog(
    logger,
    'connections closed: too many of one address (CONNECTIONS_PER_ADDRESS_MAX)',
  );
  const open = new Map<string, number>();
  const idle = idleConnections(server);
  let all = 0;
  let refusedInAll = 0;
  let refusedOfAddress = 0;
  server.on('connection', (socket: Socket) => {
    all += 1;
    socket.once('close', () => {
      all -= 1;
    });
    if (all > max) {
      refusedInAll += 1;
      tooMany();
      const closed = idle.oldest() ?? socket;
      closed.destroy();
      if (closed === socket) return;
    }
    idle.add(socket);
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const key = ipKeyGenerator(remoteAddress);
    const count = (open.get(key) ?? 0) + 1;
    if (count > perAddress) {
      refusedOfAddress += 1;
      tooManyOfOne();
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
  return () => ({ open: all, refusedInAll, refusedOfAddress });
}

/**
 * Connections that wait for a request. They are closed in favour of new ones when `max` is reached, because visitors
 * send a request immediately.
 */
function idleConnections(server: Server) {
  const silent = new Set<Socket>();
  /** In the order of their last request. */
  const used = new Set<Socket>();

  server.on('request', ({ socket }: IncomingMessage) => {
    silent.delete(socket);
    used.delete(socket);
    used.add(socket);
  });

  return {
    add(socket: Socket): void {
      silent.add(socket);
      socket.once('close', () => {
        silent.delete(socket);
        used.delete(socket);
      });
    },
    /** The connection that has waited longest for its first request, otherwise the one that has been idle longest. */
    oldest(): Socket | undefined {
      const [first] = silent;
      const socket = first ?? used.values().find((one) => !isBusy(one));
      if (socket) for (const among of [silent, used]) among.delete(socket);
      return socket;
    },
  };
}

/** Creates a test whether a peer address is a trusted proxy, as Express interprets `TRUST_PROXY`. */
export function proxyTest(trustProxy: string | number): ConnectionLimits['isProxy'] {
  const app = express().set('trust proxy', trustProxy);
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (address) => trusts(address, 0);
}
