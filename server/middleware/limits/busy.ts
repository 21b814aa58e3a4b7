import type { ErrorRequestHandler } from 'express';
import { API_BASE } from '../../../shared/constants.ts';
import { sendDocument } from '../../cache/send-document.ts';
import { BUSY_RETRY_AFTER_S, type BusyPageOptions, busyPages } from '../../load/busy-page.ts';
import { BusyError } from '../../load/render-turns.ts';
import { sendEnvelopeError } from '../endpoints/api-proxy.ts';

/**
 * Answers refused requests with as little work as possible: 503, Retry-After, and a page that is rendered in advance.
 */
export function busy(options: BusyPageOptions): ErrorRequestHandler {
  const { asked, posted } = busyPages(options);
  return async (error, req, res, next) => {
    if (!(error instanceof BusyError)) return next(error);
    res.locals.turnedAway = true;
    // The client may have disconnected.
    if (res.closed || res.headersSent) return void res.destroy();
    res.locals.route = 'busy';
    if (req.path.startsWith(`${API_BASE}/`)) {
      res.set('Retry-After', BUSY_RETRY_AFTER_S);
      return sendEnvelopeError(res, error.status);
    }
    await sendDocument(req, res, { document: req.method === 'POST' ? posted : asked });
  };
}
