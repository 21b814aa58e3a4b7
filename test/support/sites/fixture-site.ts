import { loadPathTable } from '../../../server/path-table.ts';
import { loadSiteContent } from '../../../server/site-content/load.ts';
import type { PathTable } from '../../../shared/paths/table.ts';
import { FIXTURE_CONTENT } from '../content/fixture-content.ts';

const { site, pages } = await loadSiteContent(FIXTURE_CONTENT);

/** Site record of the fixture. */
export const SITE = site;

/** Path table of the fixture. */
export function fixtureTable(): Promise<PathTable> {
  return loadPathTable(FIXTURE_CONTENT, pages.known);
}
