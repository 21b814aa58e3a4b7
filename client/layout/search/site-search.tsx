import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useHasPage } from '../../lib/page-context.tsx';
import { searchTyped } from '../../store/selection-slice.ts';
import { useAppDispatch } from '../../store/store.ts';
import { usePanel } from '../header/use-panel.ts';
import { SEARCH_PANEL } from '../panel-ids.ts';

const TOGGLE =
  'flex size-11 items-center justify-center rounded-md transition-colors hover:bg-surface hover:text-aqua aria-expanded:bg-surface aria-expanded:text-aqua';

/** Search of the header: a button that opens the panel below. Without script it leads to the search page. */
export function SiteSearch() {
  const hydrated = useHydrated();
  const { open, root, button, panelId, menus } = usePanel<HTMLDivElement>(SEARCH_PANEL, '/search');
  useSearchedValue();
  if (!useHasPage()('/search')) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know the search element
    <div ref={root} role="search" aria-label="サイト内検索" className="md:-mr-2.5">
      {hydrated ? (
        <button type="button" {...button} aria-label={open ? '閉じる' : '検索'} className={TOGGLE}>
          <Icon name={open ? 'close' : 'search'} className="size-6" />
        </button>
      ) : (
        <Link to="/search" aria-label="検索" className={TOGGLE}>
          <Icon name="search" className="size-6" />
        </Link>
      )}
      {menus ? <menus.SearchPanel id={panelId} /> : null}
    </div>
  );
}

/** Copies the query in the search page's address into the box. */
function useSearchedValue(): void {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!/^\/search(-12)?$/.test(pathname)) return;
    dispatch(searchTyped(new URLSearchParams(search).get('value') ?? ''));
  }, [pathname, search, dispatch]);
}
