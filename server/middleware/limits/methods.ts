import type { RequestHandler } from 'express';
import { API_BASE } from '../../../shared/constants.ts';
import type { Resolution } from '../../../shared/paths/resolve.ts';
import { isResource } from '../../../shared/paths/resources.ts';
import { routeOf } from '../../../shared/paths/routes.ts';
import { httpError } from '../pages/http-error.ts';
import { sendText } from '../pages/short-not-found.ts';
import { isReading, READING } from '../reading.ts';

/**
 * Answers methods that an address does not accept: OPTIONS with the methods of the address, another method with 405,
 * any method at an unknown address with 404. A form posted to an old address is redirected with its body. Only forms at
 * their own page and calls of the API pass.
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
    // Before the first answer of the API it is unknown whether the page exists.
    if (resolution.kind === 'unavailable') return next(httpError(503, 'no index yet'));
    if (!allowed) return sendText(res, 404, 'お探しのページは見つかりませんでした。');
    res.set('Allow', allowed.join(', '));
    if (req.method === 'OPTIONS') return void res.status(204).end();
    sendText(res, 405, 'このアドレスでは、この操作を受け付けていません。');
  };
}

/** Methods of an address; undefined if it is unknown. */
function methodsOfAddress(pathname: string, resolution: Resolution): string[] | undefined {
  if (resolution.kind === 'page')
    return [...READING, ...(routeOf(resolution.routeId).takesForm ? ['POST'] : []), 'OPTIONS'];
  return isResource(pathname) ? [...READING, 'OPTIONS'] : undefined;
}
