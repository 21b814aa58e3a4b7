import { ICON_SIZES, LANGUAGE } from '../../shared/constants.ts';
import type { Site } from '../../shared/site/site.ts';

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

/** The web app manifest: what a phone writes below the icon of a page that was put on its home screen. */
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
