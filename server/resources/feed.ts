import { LANGUAGE } from '../../shared/constants.ts';
import type { Site } from '../../shared/site/site.ts';
import { startOfDay } from '../../shared/text/date.ts';
import { escapeXml } from '../../shared/text/escape-xml.ts';
import { element } from './xml.ts';

export interface FeedEntry {
  title: string;
  path: string;
  /**
   * Identifier of the entry within the site that does not change with its slug, for an `id` that never changes (RFC
   * 4287, section 4.2.6).
   */
  lastingName?: string | undefined;
  summary: string;
  /** Calendar days in Japan. */
  publishedOn: string;
  updatedOn?: string | undefined;
  category?: string | undefined;
}

interface FeedOptions {
  origin: string;
  site: Pick<Site, 'name' | 'legalName'>;
  title: string;
  /** Paths of the feed itself and of the page that it belongs to. */
  self: string;
  page: string;
  entries: FeedEntry[];
}

/** Generates an Atom feed (RFC 4287) from entries with the newest first. */
export function atomFeed({ origin, site, title, self, page, entries }: FeedOptions): string {
  const updated =
    entries
      .map(({ publishedOn, updatedOn }) => updatedOn ?? publishedOn)
      .sort()
      .at(-1) ?? '2024-01-01';
  const items = entries.map(
    (entry) => `<entry>
${element('id', idOf(entry, origin))}
${element('title', entry.title)}
<link href="${escapeXml(origin + entry.path)}"/>
${element('published', startOfDay(entry.publishedOn))}
${element('updated', startOfDay(entry.updatedOn ?? entry.publishedOn))}
${entry.category ? `<category term="${escapeXml(entry.category)}"/>` : ''}
${element('summary', entry.summary)}
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">
${element('id', origin + self)}
${element('title', `${title} | ${site.name}`)}
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + self)}"/>
<link href="${escapeXml(origin + page)}"/>
<author>${element('name', site.legalName)}</author>
${element('updated', startOfDay(updated))}
${items.join('\n')}
</feed>
`;
}

/** Tag URI (RFC 4151), which cannot be dereferenced, for entries whose address may change. */
function idOf({ lastingName, path }: FeedEntry, origin: string): string {
  return lastingName === undefined ? origin + path : `tag:${new URL(origin).hostname},2024:${lastingName}`;
}
