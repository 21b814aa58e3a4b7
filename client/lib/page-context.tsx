import { createContext, useContext } from 'react';
import type { ContentPages } from '../../shared/paths/content-pages.ts';
import { withoutQuery } from '../../shared/paths/query.ts';
import type { AssetTags, PublicSettings } from '../../shared/render.ts';
import type { ListPath } from '../../shared/site/list-titles.ts';
import type { Navigation } from '../../shared/site/navigation.ts';
import type { PublicContent } from '../../shared/site/public-content.ts';
import type { Site } from '../../shared/site/site.ts';
import type { NotFoundData } from './loading/not-found-data.ts';
import type { PageState } from './loading/page-state.ts';

/** Data of a page besides its loaders'; equal on server and browser. */
export interface PageContextValue {
  settings: PublicSettings;
  content: PublicContent;
  /** Pages of the content folder that add to or replace the pages of this build. */
  contentPages: ContentPages;
  /** Last receipt of this browser, on a page that shows it. */
  sentReceipt: string | null;
  styles: string[];
  /** Starter script of the document and its imports; null in the browser, where they are loaded already. */
  scripts: Pick<AssetTags, 'starter' | 'imports'> | null;
  /** Data for hydration; null in the browser. */
  state: PageState | null;
  /** Suggestions for the document's own address, when it was not found. */
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

/** Public data of the vendor: names, address, contacts. */
export function useSite(): Site {
  return usePageContext().content.site;
}

/** Day that a preview shows, `2026-12-01`; undefined on the site itself. */
export function usePreviewDay(): string | undefined {
  return usePageContext().content.previewed?.today;
}

/** Returns a test whether a link has a target: the content folder may omit pages that the code links to. */
export function useHasPage(): (to: string) => boolean {
  const missing = useContext(Context)?.contentPages.missing;
  return (to) => !missing?.includes(withoutQuery(to));
}

/** The vendor's title for a list of records. */
export function useListTitle(path: ListPath): string {
  return usePageContext().content.listTitles[path];
}

/** Menus, footer and side buttons. */
export function useNavigation(): Navigation {
  return usePageContext().content.navigation;
}
