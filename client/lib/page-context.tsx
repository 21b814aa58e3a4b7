import { createContext, useContext } from 'react';
import { withoutQuery } from '../../shared/paths/query.ts';
import type { AssetTags } from '../../shared/render.ts';
import type { ListPath } from '../../shared/site/list-titles.ts';
import type { Navigation } from '../../shared/site/navigation.ts';
import type { Site } from '../../shared/site/site.ts';
import type { NotFoundData } from './loading/not-found-data.ts';
import type { PageState } from './loading/page-state.ts';

/** Data of a page besides its loaders'; equal on server and browser. */
export interface PageContextValue
  extends Pick<PageState, 'settings' | 'content' | 'contentPages' | 'sentReceipt' | 'styles' | 'language'> {
  /** Starter script of the document and its imports; null in the browser, where they are loaded already. */
  scripts: Pick<AssetTags, 'starter' | 'imports'> | null;
  /** Data for hydration; null in the browser. */
  state: PageState | null;
  /** Suggestions for the document's own address, when it was not found. */
  notFound: { pathname: string; data: NotFoundData } | null;
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
