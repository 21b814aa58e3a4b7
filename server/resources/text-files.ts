import { ICON_SIZES, LANGUAGE } from '../../shared/constants.ts';
import type { Site } from '../../shared/site/site.ts';

/** robots.txt (RFC 9309). It disallows no path; pages that should not be indexed carry noindex. */
export function robotsTxt(origin: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}

/**
 * security.txt (RFC 9116). It must contain an expiry, recommended less than a year ahead: here the first day of a
 * month, eleven months from now.
 */
export function securityTxt(
  origin: string,
  { securityEmail }: Pick<Site, 'securityEmail'>,
  now: Date,
): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return `Contact: mailto:${securityEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: ja, en
Canonical: ${origin}/.well-known/security.txt
`;
}

/** Web app manifest, used for example when a page is added to the home screen of a phone. */
export function webManifest(
  { name, description }: Pick<Site, 'name' | 'description'>,
  colour: string,
): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/media/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name,
    description,
    lang: LANGUAGE,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: ICON_SIZES.flatMap((size) => [icon('icon', size, 'any'), icon('icon-maskable', size, 'maskable')]),
  });
}
