import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isBusy } from './load/one-at-a-time.ts';
import { securityHeaderValues } from './middleware/security-headers.ts';
import type { Logger } from './monitoring/logger.ts';

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const MALFORMED = 'リクエストの形式が正しくありません。';
/** Cookies that other tools on the vendor's domain set can exceed the limit: only the visitor can remove them. */
const REASONS: Readonly<Record<number, string>> = {
  408: '時間内にリクエストが届きませんでした。通信の状態を確かめて、もう一度お試しください。',
  413: '送信された内容が大きすぎます。',
  431: 'Cookieかアドレスが長すぎるため、ページを表示できません。ブラウザーの設定でこのサイトのCookieを削除してから、もう一度お試しください。',
};

/**
 * Answers requests that Node's parser rejects before the app sees them, with the headers of every response and a log
 * line without any content of the request. A connection with a response in progress is closed without an answer.
 */
export function respondToMalformed(
  server: Server,
  { logger, https }: { logger: Logger; https: boolean },
): void {
  const headers = Object.entries(securityHeaderValues({ https })).map((header) => header.join(': '));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const code = error.code ?? '';
    if (code === 'ECONNRESET' || !socket.writable || isBusy(socket)) return void socket.destroy();
    const status = STATUS[code] ?? 400;
    const requestId = randomUUID();
    logger.warn({ requestId, status, reason: code }, 'request refused');
    const body = REASONS[status] ?? MALFORMED;
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...headers,
        `X-Request-Id: ${requestId}`,
        'Cache-Control: no-store',
        'Content-Type: text/plain; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
    socket.destroySoon();
  });
}
