import { LANGUAGE } from '../../../shared/constants.ts';
import type { Site } from '../../../shared/site/site.ts';

/** Company and site for search engines (schema.org Organization and WebSite). */
export function siteJsonLd(site: Site): object[] {
  const { address, contacts, origin } = site;
  const id = (fragment: string) => `${origin}/#${fragment}`;
  return [
    {
      '@type': 'Organization',
      '@id': id('organization'),
      name: site.name,
      legalName: site.legalName,
      alternateName: site.shortEnglishName,
      description: site.description,
      url: `${origin}/`,
      logo: `${origin}/images/logo.svg`,
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'JP',
        postalCode: address.postalCode,
        addressRegion: address.region,
        addressLocality: address.locality,
        streetAddress: address.street,
      },
      telephone: international(contacts.sales.phone),
      email: site.email,
      contactPoint: [
        contactPoint('sales', contacts.sales.phone, `${origin}/sales`),
        contactPoint('technical support', contacts.support.phone, `${origin}/service`),
      ],
      sameAs: site.social.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      '@id': id('website'),
      name: site.name,
      alternateName: [site.shortEnglishName, site.legalName],
      url: `${origin}/`,
      inLanguage: LANGUAGE,
      publisher: { '@id': id('organization') },
    },
  ];
}

function contactPoint(contactType: string, telephone: string, url: string): object {
  return {
    '@type': 'ContactPoint',
    contactType,
    telephone: international(telephone),
    url,
    areaServed: 'JP',
    availableLanguage: LANGUAGE,
  };
}

/** Japanese phone number in international form: the country code replaces the leading zero. */
function international(phone: string): string {
  return phone.replace(/^0/, '+81-');
}
