import { type Request, type RequestHandler, raw } from 'express';
import { httpError } from './pages/http-error.ts';

interface ReadBodyOptions {
  type: string;
  /** In bytes. */
  limit: number;
}

/** Bytes read of a refused body, so that the browser receives the response; then the connection is cut. */
const LINGER_BYTES = 4 * 1024 * 1024;

/**
 * Reads a body into `req.body`. One that is too large is refused while it arrives, by its announced length or at the
 * first byte beyond the limit.
 */
export function readBody({ type, limit }: ReadBodyOptions): RequestHandler {
  const read = raw({ type, limit });
  return (req, res, next) => {
    let isDone = false;
    function finish(error?: Error): void {
      if (isDone) return;
      isDone = true;
      next(error);
    }
    const refuse = () => finish(httpError(413, 'body too large'));
    if (Number(req.get('content-length')) > limit) {
      refuse();
      watchSize(req, LINGER_BYTES, () => req.socket.destroy());
      return;
    }
    watchSize(req, limit, refuse);
    watchSize(req, limit + LINGER_BYTES, () => req.socket.destroy());
    read(req, res, (error?: unknown) => {
      // The parser's error may contain the body, which must not be logged.
      if (error)
        finish(isTooLarge(error) ? httpError(413, 'body too large') : httpError(400, 'unreadable body'));
      else finish();
    });
  };
}

/** Calls back once after more than `limit` bytes. */
function watchSize(req: Request, limit: number, onMore: () => void): void {
  let size = 0;
  req.on('data', function count(chunk: Buffer) {
    size += chunk.length;
    if (size <= limit) return;
    req.off('data', count);
    onMore();
  });
}

function isTooLarge(error: unknown): boolean {
  return (error as { status?: unknown }).status === 413;
}
