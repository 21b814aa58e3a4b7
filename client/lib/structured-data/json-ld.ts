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
