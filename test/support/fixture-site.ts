import { loadSiteContent } from '../../server/site-content/load.ts';
import { FIXTURE_CONTENT } from './fixture-content.ts';

/** Who runs the fixture's site. */
export const { site: SITE } = await loadSiteContent(FIXTURE_CONTENT);
