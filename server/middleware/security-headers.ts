import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** What no page of this site uses, nor any frame or script in it may: features that every browser knows, as one that it does not
 * know is a warning in its console. */
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

export interface SecurityHeadersOptions {
  https: boolean;
}

/**
 * Headers of every answer. The policy here allows nothing at all: a page sets its own (render/csp.ts), and
 * whatever is not a page needs no more.
 */
export function securityHeaders({ https }: SecurityHeadersOptions): RequestHandler {
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
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    setHeaders(req, res, next);
  };
}

/** The same headers by name, for an answer that is made without a request. */
export function securityHeaderValues(options: SecurityHeadersOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(options)(request as Request, response as Response, () => {});
  return response.getHeaders() as Record<string, string>;
}
