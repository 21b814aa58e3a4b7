import type { Site } from '../../shared/site/site.ts';

/** A calendar day of the content as a moment with Japan's offset. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+09:00`;
}

export function endOfDay(day: string): string {
  return `${day}T23:59:59+09:00`;
}

/** The vendor, as publisher, author or employer (schema.org Organization). */
export function organization({
  name,
  legalName,
  origin,
}: Pick<Site, 'name' | 'legalName' | 'origin'>): object {
  return {
    '@type': 'Organization',
    name,
    legalName,
    url: `${origin}/`,
    logo: `${origin}/images/logo.svg`,
  };
}
