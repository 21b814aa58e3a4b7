import type { Response } from 'express';

const NOT_FOUND = '見つかりませんでした';

/**
 * The 404 of an address that is no page and never was: nobody would see the not-found page in its place.
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
