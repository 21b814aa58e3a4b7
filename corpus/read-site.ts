import type { SiteRecord } from '../shared/site/site-schema.ts';
import { ContentReader } from './content-reader.ts';
import { ContentError } from './problems/problem.ts';

/**
 * Reads `site.yaml` alone, for commands that need nothing else of a content folder.
 *
 * @throws {ContentError} when it is wrong
 */
export async function readSite(contentDir: string): Promise<SiteRecord> {
  const reader = new ContentReader(contentDir);
  await reader.readFacts();
  const site = await reader.readSite();
  if (!site) throw new ContentError(reader.located());
  return site;
}
