import type { Request } from 'express';

/**
 * Whether a post may come from here: from a page of this site, or from a program that is no browser and therefore
 * carries nobody's cookies or address without their knowledge. Browsers say by themselves where a request comes from
 * (Fetch Metadata); older ones at least name the origin of every post.
 */
export function isFromThisSite(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  return !origin || (URL.canParse(origin) && new URL(origin).host === req.get('host'));
}
