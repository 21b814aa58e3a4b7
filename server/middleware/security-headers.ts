import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/**
 * Features that pages of this site, their frames and scripts must not use. All browsers know them: an unknown one
 * causes a warning in the console.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Sets the headers of every response; cached pages and redirects, which are sent before it, have their own copy. */
export function commonHeaders(values: Readonly<Record<string, string>>): RequestHandler {
  return (_req, res, next) => {
    setCommonHeaders(res, values);
    next();
  };
}

export function setCommonHeaders(res: Response, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) res.setHeader(name, value);
  res.setHeader('X-Request-Id', res.locals.requestId);
}

/**
 * Headers of every response, by name. The policy here allows no sources: a page sets its own (render/csp.ts), and other
 * responses need none.
 */
export function securityHeaderValues({ https }: { https: boolean }): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
  });
  // The headers are the same for every request, so they are computed once. Their names are spelled as elsewhere, so
  // that a page's own policy replaces this one.
  const values: Record<string, string> = { 'Permissions-Policy': PERMISSIONS_POLICY };
  const response = {
    setHeader: (name: string, value: unknown) => Object.assign(values, { [name]: String(value) }),
    removeHeader() {},
  };
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return values;
}

/** Headers that apply to documents only: scripts, style sheets and fonts are sent without them. */
const OF_DOCUMENTS = [
  'Permissions-Policy',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

export function withoutDocumentHeaders(res: Response): void {
  for (const name of OF_DOCUMENTS) res.removeHeader(name);
}
