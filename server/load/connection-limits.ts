import type { Server } from 'node:http';
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
  let all = 0;
  let refusedInAll = 0;
  let refusedOfAddress = 0;
  server.maxConnections = max;
  server.on('drop', () => {
    refusedInAll += 1;
    tooMany();
  });
  server.on('connection', (socket: Socket) => {
    all += 1;
    socket.once('close', () => {
      all -= 1;
    });
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

/** Whether an address that connects is a proxy that may say on whose behalf it asks, as Express reads `TRUST_PROXY`. */
export function proxyTest(trustProxy: string | number): ConnectionLimits['isProxy'] {
  const app = express().set('trust proxy', trustProxy);
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (address) => trusts(address, 0);
}
