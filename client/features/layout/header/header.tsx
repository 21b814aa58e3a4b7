import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { HEADER_BACKGROUND_SCROLL, SCROLL_THROTTLE_MS } from '../../../../shared/constants.ts';
import { SITE } from '../../../../shared/site.ts';
import { Container } from '../../../components/container.tsx';
import { subNavClosed } from '../../../store/layout-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/store.ts';
import { MenuButton } from '../mobile-menu/menu-button.tsx';
import { KNOWLEDGE_PANEL } from '../navigation.ts';
import { SiteSearch } from '../search/site-search.tsx';
import type { MenuLists } from '../use-menu-lists.ts';
import { MainMenu } from './main-menu.tsx';
import { TopLinks } from './top-links.tsx';
import { useHeaderHeight } from './use-header-height.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/**
 * On wide screens the row of top links scrolls away and the row with the menu stays; the upper row comes back when the
 * keyboard gets there.
 */
export function Header({ lists }: { lists: MenuLists }) {
  const bar = useHeaderHeight();
  const scrolled = useScrolledPast(HEADER_BACKGROUND_SCROLL, SCROLL_THROTTLE_MS);
  useClosedAfterNavigation();
  return (
    <>
      <Veil />
      <header
        data-scrolled={scrolled || undefined}
        className="sticky top-0 z-30 border-b border-transparent bg-white transition-colors md:-top-11 md:has-[.top-links_:focus-visible]:top-0 data-scrolled:border-line data-scrolled:bg-white/95 data-scrolled:backdrop-blur-md print:static"
      >
        <Container className="top-links relative hidden h-11 md:block print:hidden">
          <TopLinks />
        </Container>
        <div ref={bar}>
          <Container className="flex h-16 items-center gap-1 lg:h-18">
            <Logo />
            <div className="ml-auto flex h-full items-center gap-1 print:hidden">
              <MainMenu lists={lists} />
              <SiteSearch />
              <MenuButton />
            </div>
          </Container>
        </div>
      </header>
    </>
  );
}

/** Sets the page back while a full-width panel is open over it. */
function Veil() {
  const open = useAppSelector(
    ({ layout: { subNavIndex } }) => subNavIndex >= 0 && subNavIndex !== KNOWLEDGE_PANEL,
  );
  if (!open) return null;
  return (
    <div aria-hidden="true" className="fixed inset-0 z-20 bg-navy/30 transition-opacity starting:opacity-0" />
  );
}

/** Large text takes from the logo's width. */
function Logo() {
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center">
      <img
        src="/images/logo.svg"
        alt={SITE.name}
        className="h-7 w-auto min-w-0 object-contain object-left min-[22.5rem]:h-8 md:max-lg:h-6 lg:h-9"
      />
    </Link>
  );
}

function useClosedAfterNavigation(): void {
  const { key } = useLocation();
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own
  useEffect(() => {
    dispatch(subNavClosed());
  }, [key, dispatch]);
}
