import type { Response } from 'express';

const NOT_FOUND = '見つかりませんでした';

/**
 * Sends a short 404 for an address that never was a page, where the not-found page would not be visible.
 *
 * @param route for the log
 */
export function sendShortNotFound(res: Response, route: string, name = ''): void {
  res.locals.route = route;
  res
    .status(404)
    .set('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(name ? `${NOT_FOUND}: ${name}` : NOT_FOUND);
}
