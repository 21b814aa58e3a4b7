import { z } from 'zod';
import type { SiteRecord } from '../../shared/site/site-schema.ts';
import { ContentReader } from '../content/content-reader.ts';
import { ContentError } from '../content/corpus.ts';

/** What the web server itself reads of the content folder: it is there with an external upstream, too. */
export interface SiteContent {
  site: SiteRecord;
}

/**
 * Reads what the web server needs of the content folder.
 *
 * @throws {ContentError} with every problem found, each naming file, field and reason.
 */
export async function loadSiteContent(contentDir: string): Promise<SiteContent> {
  z.config(z.locales.ja());
  const reader = new ContentReader(contentDir);
  await reader.readFacts('facts.yaml');
  const site = await reader.readSite('site.yaml');
  if (!site || reader.problems.length > 0) throw new ContentError(reader.problems);
  return { site };
}
