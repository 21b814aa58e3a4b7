import type { Response } from 'express';

const NOT_FOUND = '見つかりませんでした';

/**
 * Sends a short 404 for an address that never was a page, where the not-found page would not be visible.
 *
 * @param route for the log
 */
export function sendShortNotFound(res: Response, route: string, name = ''): void {
  res.locals.route = route;
  sendText(res, 404, name ? `${NOT_FOUND}: ${name}` : NOT_FOUND);
}

/** Sends a short text instead of a page. */
export function sendText(res: Response, status: number, text: string): void {
  res.status(status).set('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
