import type { RequestHandler, Response } from 'express';
import { API_BASE } from '../../shared/constants.ts';
import type { Resolution } from '../../shared/paths/resolve.ts';
import { isResource } from '../../shared/paths/resources.ts';
import { routeOf } from '../../shared/paths/routes.ts';
import { isReading, READING } from './reading.ts';

/**
 * Answers what is neither read nor sent with a form: OPTIONS with the methods of the address, another method with 405,
 * any method at an unknown address with 404. A form posted to an old address is sent on with its body. Only forms at
 * their own page, and the calls of the API, go on.
 */
export function methods(): RequestHandler {
  return (req, res, next) => {
    if (isReading(req)) return next();
    const { pathname, resolution } = res.locals.address;
    if (pathname === API_BASE || pathname.startsWith(`${API_BASE}/`)) return next();
    const allowed = methodsOfAddress(pathname, resolution);
    if (allowed?.includes(req.method) && req.method !== 'OPTIONS') return next();
    res.locals.route = 'rejected';
    res.set('Cache-Control', 'no-store');
    if (resolution.kind === 'redirect')
      return void res.set('Location', resolution.location).status(308).end();
    // Whether there is a page, and with a form, is not known before the API has answered.
    if (resolution.kind === 'unavailable')
      return next(Object.assign(new Error('no index yet'), { status: 503 }));
    if (!allowed) return refuse(res, 404, 'お探しのページは見つかりませんでした。');
    res.set('Allow', allowed.join(', '));
    if (req.method === 'OPTIONS') return void res.status(204).end();
    refuse(res, 405, 'このアドレスでは、この操作を受け付けていません。');
  };
}

/** Undefined for an address that is none. */
function methodsOfAddress(pathname: string, resolution: Resolution): string[] | undefined {
  switch (resolution.kind) {
    case 'page':
      return [...READING, ...(routeOf(resolution.routeId).takesForm ? ['POST'] : []), 'OPTIONS'];
    default:
      return isResource(pathname) ? [...READING, 'OPTIONS'] : undefined;
  }
}

function refuse(res: Response, status: number, text: string): void {
  res.status(status).type('text/plain; charset=utf-8').send(text);
}
