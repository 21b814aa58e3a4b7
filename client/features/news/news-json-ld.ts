import type { NewsDetail } from '../../../records/news/wire.ts';
import { LANGUAGE } from '../../../shared/constants.ts';
import { newsPath } from '../../../shared/paths/params.ts';
import type { Site } from '../../../shared/site/site.ts';
import { endOfDay, startOfDay } from '../../../shared/text/date.ts';
import { organization, pictures } from '../../lib/structured-data/json-ld.ts';

/** schema.org NewsArticle. */
export function newsJsonLd(site: Site, news: NewsDetail): object {
  return {
    '@type': 'NewsArticle',
    headline: news.title,
    description: news.summary,
    articleSection: news.category,
    datePublished: startOfDay(news.publishedOn),
    dateModified: startOfDay(news.updatedOn ?? news.publishedOn),
    mainEntityOfPage: site.origin + newsPath(news),
    image: pictures(site, news.previewUrl, ...news.products.map(({ imgUrl }) => imgUrl)).slice(0, 2),
    author: organization(site),
    publisher: organization(site),
    inLanguage: LANGUAGE,
  };
}

/** schema.org Event for an exhibition. */
export function eventJsonLd(origin: string, { event, summary, previewUrl }: NewsDetail): object[] {
  if (!event) return [];
  return [
    {
      '@type': 'Event',
      name: event.name,
      description: summary,
      startDate: startOfDay(event.startsOn),
      endDate: endOfDay(event.endsOn),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: event.place,
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'JP',
          addressRegion: event.region,
          addressLocality: event.locality,
        },
      },
      ...(previewUrl && { image: [new URL(previewUrl, origin).href] }),
    },
  ];
}
