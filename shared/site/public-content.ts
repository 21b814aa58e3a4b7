import type { ListTitles } from './list-titles.ts';
import type { Navigation } from './navigation.ts';
import type { Site } from './site.ts';

/** What every page knows of the content folder besides its own data; travels to the browser once. */
export interface PublicContent {
  site: Site;
  navigation: Navigation;
  /** What phones paint around the page. */
  browserColour: string;
  /** What links to pages without a picture of their own show when they are shared; null where the vendor has none. */
  preview: string | null;
  listTitles: ListTitles;
  /** What stands between the parts of a page; null for nothing. */
  ornament: 'waves' | null;
}
