import type { WebinarRecord } from '../../corpus/schema/webinar.ts';
import type { Webinar } from '../../shared/api/webinar.ts';
import { deepFreeze } from '../../shared/frozen.ts';
import type { AccessibilityCheck } from '../../shared/pages/accessibility-check.ts';
import { type PageContent, type PageRecord, pageContentOf } from '../../shared/pages/page-schema.ts';
import { isHeld, pathOfWebinar, webinarPage } from '../../shared/pages/webinar-page.ts';
import { type ContentPages, contentPages } from '../../shared/paths/content-pages.ts';
import { todayInJapan } from '../../shared/text/date.ts';

/** The pages whose text the content folder has. */
export interface SitePages {
  /** Which addresses they stand at. */
  known: ContentPages;
  /** Their canonical paths, those of webinars to come among them. */
  paths: readonly string[];
  /** What the page at a canonical path says. */
  find(path: string): PageContent | undefined;
  /** The day on which the text of the page at a path was changed last. */
  updatedOn(path: string): string | undefined;
  /** What all of them say, for a hash. */
  records: readonly unknown[];
}

interface SitePagesOptions {
  today?: () => string;
  /** Shown on the page of the accessibility statement. */
  accessibilityCheck?: AccessibilityCheck | undefined;
  /** Names that the first solutions of the list go by. */
  solutionNames?: readonly string[] | undefined;
}

const ACCESSIBILITY = '/accessibility';

/**
 * The pages of content/pages, and those of the webinars that were held: their addresses have been given away, so they
 * stay whatever an API says.
 */
export function createSitePages(
  records: readonly PageRecord[],
  webinars: readonly WebinarRecord[],
  { today = () => todayInJapan(), accessibilityCheck, solutionNames }: SitePagesOptions = {},
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
      if (page) return page;
      const webinar = webinarAt.get(path);
      return webinar && isHeld(webinar, today())
        ? webinarPage(webinar, today(), pages.get('/webinar')?.words)
        : undefined;
    },
    updatedOn: (path) => updates.get(path),
    records: [records, webinars, accessibilityCheck],
  };
}

/** Which pictures there are is known to the API alone. */
function withoutPicture({ cover: _cover, photos: _photos, ...webinar }: WebinarRecord): Webinar {
  return webinar;
}
