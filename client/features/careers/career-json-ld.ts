import type { CareerDetail } from '../../../records/career/wire.ts';
import type { Site } from '../../../shared/site/site.ts';
import { endOfDay, startOfDay } from '../../../shared/text/date.ts';
import { organization } from '../../lib/structured-data/json-ld.ts';

const EMPLOYMENT = new Map([
  ['正社員', 'FULL_TIME'],
  ['契約社員', 'TEMPORARY'],
]);
const YEARLY_SALARY = /年収([\d,]+)万円〜([\d,]+)万円/;

/** Converts `1,050` (in units of 10,000 yen) to 10500000. */
function yen(tenThousands: string): number {
  return Number(tenThousands.replaceAll(',', '')) * 10_000;
}

/** schema.org JobPosting, for an open position. */
export function careerJsonLd(site: Site, career: CareerDetail): object {
  const { address } = site;
  const [, from, to] = YEARLY_SALARY.exec(career.salary) ?? [];
  return {
    '@type': 'JobPosting',
    title: career.title,
    description: `<p>${career.summary}</p>${career.content}`,
    identifier: { '@type': 'PropertyValue', name: site.name, value: `r${career.id}` },
    datePosted: startOfDay(career.postedOn),
    validThrough: endOfDay(career.validThrough),
    employmentType: EMPLOYMENT.get(career.employment) ?? 'OTHER',
    hiringOrganization: organization(site),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        postalCode: address.postalCode,
        addressRegion: address.region,
        addressLocality: address.locality,
        streetAddress: address.street,
        addressCountry: 'JP',
      },
    },
    ...(from &&
      to && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'JPY',
          value: {
            '@type': 'QuantitativeValue',
            minValue: yen(from),
            maxValue: yen(to),
            unitText: 'YEAR',
          },
        },
      }),
  };
}
