import { SITE } from '../../shared/site.ts';

/** robots.txt (RFC 9309): hides nothing; what should not be found says noindex itself. */
export function robotsTxt(origin: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}

/**
 * security.txt (RFC 9116). It must say until when it is valid, less than a year ahead: the first day of a month,
 * eleven months from now.
 */
export function securityTxt(origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return `Contact: mailto:${SITE.securityEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: ja, en
Canonical: ${origin}/.well-known/security.txt
`;
}
