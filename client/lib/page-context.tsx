import { createContext, useContext } from 'react';
import type { ContentPages } from '../../shared/paths/content-pages.ts';
import { withoutQuery } from '../../shared/paths/without-query.ts';
import type { AssetTags, PublicSettings } from '../../shared/render.ts';
import type { ListPath } from '../../shared/site/list-titles.ts';
import type { Navigation } from '../../shared/site/navigation.ts';
import type { PublicContent } from '../../shared/site/public-content.ts';
import type { Site } from '../../shared/site/site.ts';
import type { NotFoundData } from './not-found-data.ts';
import type { PageState } from './page-state.ts';

/** What the frame of a page knows besides its data; the same on both sides of the wire. */
export interface PageContextValue {
  settings: PublicSettings;
  content: PublicContent;
  /** Which pages the content folder has, beside or instead of those that this build knows. */
  contentPages: ContentPages;
  /** What this browser has sent last, when the page was asked for as that of a receipt. */
  sentReceipt: string | null;
  styles: string[];
  /** What the document's script is, and what it imports; the browser has it already. */
  scripts: Pick<AssetTags, 'starter' | 'imports'> | null;
  /** What the browser takes the page over with. */
  state: PageState | null;
  /** What the document offers at its own address, when nothing was found there. */
  notFound: { pathname: string; data: NotFoundData } | null;
  language: 'ja' | 'en';
}

const Context = createContext<PageContextValue | null>(null);

export const PageContextProvider = Context.Provider;

export function usePageContext(): PageContextValue {
  const value = useContext(Context);
  if (!value) throw new Error('used outside a page');
  return value;
}

/** Who runs the site: names, address, contact cards. */
export function useSite(): Site {
  return usePageContext().content.site;
}

/** The day of the preview that the page is of, `2026-12-01`; undefined on the site itself. */
export function usePreviewDay(): string | undefined {
  return usePageContext().content.previewed?.today;
}

/** Tells whether a link leads anywhere: a content folder may do without pages that the code offers. */
export function useHasPage(): (to: string) => boolean {
  const missing = useContext(Context)?.contentPages.missing ?? [];
  return (to) => !missing.includes(withoutQuery(to));
}

/** What the vendor calls a list of its records. */
export function useListTitle(path: ListPath): string {
  return usePageContext().content.listTitles[path];
}

/** Menus, footer and side buttons. */
export function useNavigation(): Navigation {
  return usePageContext().content.navigation;
}
