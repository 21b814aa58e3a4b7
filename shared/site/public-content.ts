import type { ListTitles } from './list-titles.ts';
import type { Navigation } from './navigation.ts';
import type { Site } from './site.ts';

/** What a page says of itself that shows something else than visitors see. */
export interface Previewed {
  /** 「プレビュー: 2026年12月1日 09:00 の状態(下書きを含む)」 */
  says: string;
  /** Until when it may be seen: 「2026年11月27日 18:00 まで」. */
  until: string;
  /** The day that it shows, `2026-12-01`. */
  today: string;
}

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
  /** On the pages of a preview alone. */
  previewed?: Previewed;
}
