import type { CaseDetail } from '../../../records/case/wire.ts';
import { LANGUAGE } from '../../../shared/constants.ts';
import { casePath } from '../../../shared/paths/params.ts';
import type { Site } from '../../../shared/site/site.ts';
import { startOfDay } from '../../../shared/text/date.ts';
import { organization, pictures } from '../../lib/structured-data/json-ld.ts';

/** schema.org Article about a customer's case. */
export function caseJsonLd(site: Site, item: CaseDetail): object {
  return {
    '@type': 'Article',
    headline: item.name,
    ...(item.lead && { description: item.lead }),
    ...(item.publishedOn && { datePublished: startOfDay(item.publishedOn) }),
    image: pictures(site, item.previewUrl, item.imgUrl),
    mainEntityOfPage: site.origin + casePath(item),
    author: organization(site),
    publisher: organization(site),
    inLanguage: LANGUAGE,
  };
}
