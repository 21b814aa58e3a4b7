import { Activity, type ReactNode } from 'react';
import { ConsentBanner } from '../features/consent/consent-banner.tsx';
import { Overlays } from '../features/overlays/overlays.tsx';
import { usePageContext } from '../lib/page-context.tsx';
import { CompareTray } from './compare/compare-tray.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { MobileMenu } from './mobile-menu/mobile-menu.tsx';
import { LOADING_TEXT, NavigationProgress } from './navigation-progress.tsx';
import { ListAdding } from './selection/list-adding.tsx';
import { SideButtons } from './side-buttons.tsx';
import { Toasts } from './toasts/toasts.tsx';
import { useNavigationProgress } from './use-navigation-progress.ts';
import { usePageArrival } from './use-page-arrival.ts';
import { usePageFade } from './use-page-fade.ts';
import { useScreenWidth } from './use-screen-width.ts';

/** Frame of every page: header, footer, menus, side buttons. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const announcement = usePageArrival();
  const page = usePageFade();
  const progress = useNavigationProgress();
  useScreenWidth();
  return (
    <Japanese>
      <Toasts>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-white focus:px-5 focus:py-3 focus:font-bold"
        >
          本文へ移動
        </a>
        <ConsentBanner />
        <NavigationProgress progress={progress} />
        <Header />
        <main
          ref={page}
          id="main"
          tabIndex={-1}
          aria-busy={progress === 'loading'}
          className="focus-visible:shadow-none focus-visible:outline-none"
        >
          {children}
        </main>
        {/* Many links and no hurry: React hydrates it in a separate task. */}
        <Activity>
          <Footer />
        </Activity>
        <SideButtons />
        <MobileMenu />
        <p role="status" className="sr-only">
          {progress === 'loading' ? LOADING_TEXT : announcement}
        </p>
        <ListAdding />
        <CompareTray />
        <Overlays />
      </Toasts>
    </Japanese>
  );
}

/** Marks the frame as Japanese in a document of the English not-found page. */
function Japanese({ children }: { children: ReactNode }) {
  const { language } = usePageContext();
  if (language === 'ja') return children;
  return (
    <div lang="ja" className="contents">
      {children}
    </div>
  );
}
