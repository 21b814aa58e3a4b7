import type { ListTitles } from './list-titles.ts';
import type { Navigation } from './navigation.ts';
import type { Site } from './site.ts';

/** Banner texts of a page in a preview. */
export interface Previewed {
  /** 「プレビュー: 2026年12月1日 09:00 の状態(下書きを含む)」 */
  says: string;
  /** End of the preview: 「2026年11月27日 18:00 まで」. */
  until: string;
  /** The day that is previewed, `2026-12-01`. */
  today: string;
}

/** Data of the content folder for every page, in addition to its own; sent to the browser once. */
export interface PublicContent {
  site: Site;
  navigation: Navigation;
  /** Colour of the browser's interface on phones (theme-color). */
  browserColour: string;
  /** Default picture of shared links; null where the vendor has none. */
  preview: string | null;
  listTitles: ListTitles;
  /** Ornament between the parts of a page; null for none. */
  ornament: 'waves' | null;
  /** In previews only. */
  previewed?: Previewed;
}
