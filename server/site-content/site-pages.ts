import { isHeld, pathOfWebinar, webinarPage } from '../../records/webinar/page.ts';
import type { WebinarRecord } from '../../records/webinar/record.ts';
import type { Webinar } from '../../records/webinar/wire.ts';
import { deepFreeze } from '../../shared/frozen.ts';
import type { AccessibilityCheck } from '../../shared/pages/accessibility-check.ts';
import { type PageContent, type PageRecord, pageContentOf } from '../../shared/pages/page-schema.ts';
import { type ContentPages, contentPages } from '../../shared/paths/content-pages.ts';
import type { SiteRecord } from '../../shared/site/site-schema.ts';
import { todayInJapan } from '../../shared/text/date.ts';
import { supportStates } from './support-hours.ts';

/** Pages whose text is in the content folder. */
export interface SitePages {
  /** Registered paths of the pages. */
  known: ContentPages;
  /** Canonical paths of the pages, upcoming webinars included. */
  paths: readonly string[];
  /** Content of the page at a canonical path. */
  find(path: string): PageContent | undefined;
  /** Day of the last change to the text of the page at a path. */
  updatedOn(path: string): string | undefined;
  /** Records of all pages, for a hash. */
  records: readonly unknown[];
}

interface SitePagesOptions {
  today?: () => string;
  /** Results for the page of the accessibility statement. */
  accessibilityCheck?: AccessibilityCheck | undefined;
  supportHours?: SiteRecord['supportHours'];
  /** URL names of the first solutions in the list. */
  solutionNames?: readonly string[] | undefined;
}

const ACCESSIBILITY = '/accessibility';

/**
 * Combines the pages of content/pages with those of past webinars. Their published addresses must stay valid,
 * independently of an API.
 */
export function createSitePages(
  records: readonly PageRecord[],
  webinars: readonly WebinarRecord[],
  { today = () => todayInJapan(), accessibilityCheck, solutionNames, supportHours }: SitePagesOptions = {},
): SitePages {
  const known = deepFreeze(contentPages(records, solutionNames));
  const sections = new Map(known.extra.map(({ path, section }) => [path, section]));
  const pages = new Map(
    records.map((record): [string, PageContent] => {
      const section = sections.get(record.path);
      return [record.path, { ...pageContentOf(record), ...(section && { section }) }];
    }),
  );
  const statement = pages.get(ACCESSIBILITY);
  if (statement && accessibilityCheck) pages.set(ACCESSIBILITY, { ...statement, accessibilityCheck });
  const updates = new Map(records.map(({ path, updated }) => [path, updated]));
  const webinarAt = new Map(webinars.map((record) => [pathOfWebinar(record), withoutPicture(record)]));
  return {
    known,
    paths: [...pages.keys(), ...webinarAt.keys()],
    find(path) {
      const page = pages.get(path);
      if (page) return supportHours && hasSupport(page) ? withSupport(page, supportHours) : page;
      const webinar = webinarAt.get(path);
      return webinar && isHeld(webinar, today())
        ? webinarPage(webinar, today(), pages.get('/webinar')?.words)
        : undefined;
    },
    updatedOn: (path) => updates.get(path),
    records: [records, webinars, accessibilityCheck, supportHours],
  };
}

function hasSupport({ sections }: PageContent): boolean {
  return sections.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'contact' && block.contact === 'support'),
  );
}

function withSupport(page: PageContent, hours: NonNullable<SiteRecord['supportHours']>): PageContent {
  const at = Date.now();
  return { ...page, support: { states: supportStates(hours, at), at } };
}

/** Only the API knows which pictures exist. */
function withoutPicture({ photos: _photos, ...webinar }: WebinarRecord): Webinar {
  return webinar;
}
