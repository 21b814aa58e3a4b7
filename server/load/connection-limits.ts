import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import express from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from '../logger.ts';
import type { ConnectionFigures } from '../metrics/figures.ts';
import { refusalLog } from './refusal-log.ts';

export interface ConnectionLimits {
  /** Connections in all. */
  max: number;
  /** Those of one address; a proxy in front speaks for many, and is only counted in all. */
  perAddress: number;
  isProxy(address: string): boolean;
}

/** Closes connections beyond the limits as they come, and gives what it counts. */
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

/** Connections that wait for a request, to be closed for new ones when there is no room: a visitor sends one at once. */
function idleConnections(server: Server) {
  const silent = new Set<Socket>();
  const rested = new Set<Socket>();
  const running = new Map<Socket, number>();

  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    silent.delete(socket);
    rested.delete(socket);
    running.set(socket, (running.get(socket) ?? 0) + 1);
    res.once('close', () => {
      const left = (running.get(socket) ?? 1) - 1;
      if (left > 0) return void running.set(socket, left);
      running.delete(socket);
      if (!socket.destroyed) rested.add(socket);
    });
  });

  return {
    add(socket: Socket): void {
      silent.add(socket);
      socket.once('close', () => {
        silent.delete(socket);
        rested.delete(socket);
      });
    },
    /** The one that has sent nothing for the longest, else the one whose last response ended first. */
    oldest(): Socket | undefined {
      const among = silent.size > 0 ? silent : rested;
      const [socket] = among;
      if (socket) among.delete(socket);
      return socket;
    },
  };
}

/** Whether an address that connects is a proxy that may say on whose behalf it asks, as Express reads `TRUST_PROXY`. */
export function proxyTest(trustProxy: string | number): ConnectionLimits['isProxy'] {
  const app = express().set('trust proxy', trustProxy);
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (address) => trusts(address, 0);
}
