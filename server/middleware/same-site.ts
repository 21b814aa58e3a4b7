import type { Request } from 'express';

/**
 * Whether a post may come from here: from a page of this site, or from a program that is no browser and therefore
 * carries nobody's cookies or address without their knowledge. Browsers say by themselves where a request comes from
 * (Fetch Metadata); older ones at least name the origin of every post. That is the site's own origin, or the host that was asked
 * for: a proxy that writes another Host hands it on as X-Forwarded-Host, which counts when the proxy is a trusted one.
 */
export function isFromThisSite(req: Request, siteOrigin: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  if (!origin || origin === siteOrigin) return true;
  return URL.canParse(origin) && [req.get('host'), req.host].includes(new URL(origin).host);
}
