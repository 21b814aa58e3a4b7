import type { Request } from 'express';

/**
 * Whether a POST may come from its sender: a page of this site, or a client that is not a browser and therefore cannot
 * send a visitor's cookies or address without their knowledge. Browsers report the source of a request (Fetch
 * Metadata); older ones at least send the origin of every POST. That is the site's own origin, or the requested host: a
 * proxy that rewrites Host sends the original as X-Forwarded-Host, which counts if the proxy is trusted.
 */
export function isFromThisSite(req: Request, siteOrigin: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  if (!origin || origin === siteOrigin) return true;
  return URL.canParse(origin) && [req.get('host'), req.host].includes(new URL(origin).host);
}
