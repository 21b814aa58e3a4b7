import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { Container } from '../../components/container.tsx';
import { subNavClosed } from '../../store/layout-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { Logo } from '../logo.tsx';
import { MenuButton } from '../mobile-menu/menu-button.tsx';
import { KNOWLEDGE_PANEL } from '../panel-ids.ts';
import { SiteSearch } from '../search/site-search.tsx';
import { ListBadge } from '../selection/list-badge.tsx';
import { MainMenu } from './main-menu.tsx';
import { TopLinks } from './top-links.tsx';
import { useHeaderHeight } from './use-header-height.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/**
 * Header of the page. At the top it has no background and scrolls with the page, so that no text is ever
 * behind it. Further down it returns with a background and is sticky: on wide screens the row with the menu,
 * and the row of top links while it has the keyboard focus. In narrow windows it hides on scrolling down and
 * returns on scrolling up. Without script it could not return: it is sticky from the start.
 */
export function Header() {
  const bar = useHeaderHeight();
  const { past: scrolled, down } = useScrolledPast();
  useClosedAfterNavigation();
  return (
    <>
      <Veil />
      <header
        data-scrolled={scrolled || undefined}
        data-away={down || undefined}
        className={classNames('z-30 border-b print:static', scrolled ? STAYING : MOVING)}
      >
        <Container className="top-links relative hidden h-11 md:block print:hidden">
          <TopLinks />
        </Container>
        <div ref={bar}>
          <Container className="flex h-16 items-center gap-1 lg:h-18">
            <Logo className="h-7 w-auto min-w-0 object-contain object-left min-[22.5rem]:h-8 md:max-lg:h-6 lg:h-9" />
            <div className="ml-auto flex h-full items-center gap-1 print:hidden">
              <MainMenu />
              <ListBadge />
              <SiteSearch />
              <MenuButton />
            </div>
          </Container>
        </div>
      </header>
    </>
  );
}

const STAYING =
  'sticky top-0 border-line bg-white/95 backdrop-blur-md motion-safe:animate-header-in md:-top-11 md:has-[.top-links_:focus-visible]:top-0';
/** An open panel belongs to the header: its row gets a background to stand out from the veil. */
const MOVING =
  'relative border-transparent has-[[aria-expanded=true]]:bg-white noscript:sticky noscript:top-0 noscript:bg-white md:noscript:-top-11';

/** Dims the page while a full-width panel is open. */
function Veil() {
  const open = useAppSelector(
    ({ layout: { subNavIndex } }) => subNavIndex >= 0 && subNavIndex !== KNOWLEDGE_PANEL,
  );
  if (!open) return null;
  return (
    <div aria-hidden="true" className="fixed inset-0 z-25 bg-navy/30 transition-opacity starting:opacity-0" />
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
