import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { refusalLog } from '../../server/load/refusal-log.ts';
import type { Logger } from '../../server/monitoring/logger.ts';
import { LOOPBACK_NAMES } from '../../server/security/loopback.ts';
import { DESK_HEADER } from '../shared/constants.ts';
import { forbidden } from './problems.ts';

export function isLoopback(origin: string): boolean {
  return LOOPBACK_NAMES.includes(new URL(origin).hostname);
}

/**
 * Origin at which a request has reached the desk: its public one, or a loopback name with the port of the connection.
 * Undefined for any other host. A page of another site can have its name resolved to this machine (DNS rebinding); its
 * browser then considers the desk the same origin and sends headers that are reserved for the desk's own pages, headers
 * of proxies included.
 *
 * @param origin public origin of the desk
 */
function ownOriginOf({ headers, socket }: IncomingMessage, origin: string): string | undefined {
  const own = [origin, ...LOOPBACK_NAMES.map((name) => `http://${name}:${socket.localPort}`)];
  return own.map((one) => new URL(one)).find((url) => isHost(headers.host ?? '', url))?.origin;
}

function isHost(header: string, { protocol, hostname, port }: URL): boolean {
  const usual = protocol === 'https:' ? '443' : '80';
  const given = header.toLowerCase();
  return (/:\d+$/.test(given) ? given : `${given}:${usual}`) === `${hostname}:${port || usual}`;
}

/** Refuses requests for other hosts than the desk's own. */
export function ownHostAlone(origin: string, logger: Logger): RequestHandler {
  const refused = refusalLog(logger, 'desk: another host was asked for (DESK_ORIGIN)');
  return (req, res, next) => {
    if (ownOriginOf(req, origin)) return next();
    refused();
    res
      .status(421)
      .type('text')
      .send('このアドレスでは編集画面を開けません。運用担当者から案内されたアドレスで開いてください。');
  };
}

/** Whether a request may change data: it comes from a page of the desk, or from a program that is not a browser. */
export function isFromDesk(req: Request, origin: string): boolean {
  const site = req.get('sec-fetch-site');
  const from = req.get('origin');
  const isElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
  return !isElsewhere && (from === undefined || from === ownOriginOf(req, origin));
}

/**
 * Other sites can neither send the desk's own header nor hide their origin.
 *
 * @param advice in Japanese, for the editor
 * @throws {DeskError} 403 for requests that a page of the desk has not sent
 */
export function requireFromDesk(req: Request, origin: string, advice: string): void {
  if (req.get(DESK_HEADER) !== '1' || !isFromDesk(req, origin))
    throw forbidden(`送信元を確認できませんでした。${advice}`);
}
