import { LANGUAGE } from '../../shared/constants.ts';
import { SITE } from '../../shared/site.ts';

/** The company and its site for search engines (schema.org Organization and WebSite). */
export function siteJsonLd(origin: string): object[] {
  const id = (fragment: string) => new URL(`/#${fragment}`, origin).href;
  const { address } = SITE;
  return [
    {
      '@type': 'Organization',
      '@id': id('organization'),
      name: SITE.name,
      legalName: SITE.legalName,
      alternateName: SITE.shortEnglishName,
      description: SITE.description,
      url: new URL('/', origin).href,
      logo: new URL('/images/logo.svg', origin).href,
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'JP',
        postalCode: address.postalCode,
        addressRegion: address.region,
        addressLocality: address.locality,
        streetAddress: address.street,
      },
      telephone: international(SITE.phone),
      email: SITE.email,
      contactPoint: [
        contactPoint('sales', SITE.phone, new URL('/sales', origin).href),
        contactPoint('technical support', SITE.supportPhone, new URL('/service', origin).href),
      ],
      sameAs: SITE.social.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      '@id': id('website'),
      name: SITE.name,
      alternateName: [SITE.shortEnglishName, SITE.legalName],
      url: new URL('/', origin).href,
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

/** A number in Japan as it is dialled from anywhere: the leading zero gives way to the country code. */
function international(phone: string): string {
  return phone.replace(/^0/, '+81-');
}
