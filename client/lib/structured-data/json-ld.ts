import type { Site } from '../../../shared/site/site.ts';

/** Vendor as publisher, author or employer (schema.org Organization). */
export function organization({ name, legalName, origin }: Site): object {
  return {
    '@type': 'Organization',
    name,
    legalName,
    url: `${origin}/`,
    logo: `${origin}/images/logo.svg`,
  };
}

/** Absolute addresses of pictures, without missing ones. */
export function pictures({ origin }: Site, ...paths: (string | null | undefined)[]): string[] {
  return paths.flatMap((path) => (path ? [new URL(path, origin).href] : []));
}
