import { SIDE_CATALOGUE, SIDE_CONTACT } from '../class-names';
import type { Home, Link } from '../home';
import { BOOK, MAIL } from '../icons';
import { Banner } from './banner';
import { Categories } from './categories';
import { Closing } from './closing';
import { Cases, Solutions } from './covers';
import { Footer } from './footer';
import { Header } from './header';
import { Icon } from './icon';
import { News } from './news';
import { Products } from './products';
import { Statement } from './statement';
import { Support } from './support';

/** Contents of the body. */
export function HomePage({ home }: { home: Home }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-white focus:px-5 focus:py-3 focus:font-bold"
      >
        本文へ移動
      </a>
      <Header home={home} />
      <main
        id="main"
        tabIndex={-1}
        aria-busy="false"
        className="focus-visible:shadow-none focus-visible:outline-none"
      >
        <Statement home={home} />
        <Banner banner={home.banner} />
        <Categories categories={home.categories} />
        <Products products={home.products} />
        <Solutions solutions={home.solutions} />
        <Cases cases={home.cases} />
        <Support support={home.support} />
        <News home={home} />
        <Closing closing={home.closing} />
      </main>
      <Footer footer={home.footer} />
      <SideLinks links={home.sideLinks} />
      <dialog
        id="mobile-menu"
        aria-label="メニュー"
        className="fixed inset-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-white text-ink transition-opacity starting:opacity-0 print:hidden"
      />
      <p role="status" className="sr-only" />
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 top-[calc(var(--header-height,4.5rem)+1rem)] z-40 flex justify-center md:right-8 md:justify-end print:hidden"
      />
      <p role="status" className="sr-only" />
      <div
        role="alert"
        aria-live="assertive"
        className="pointer-events-none fixed inset-x-4 top-[calc(var(--header-height,4.5rem)+1rem)] md:top-[calc(var(--header-height,4.5rem)+3.75rem)] z-50 flex justify-center print:hidden"
      />
    </>
  );
}

function SideLinks({ links }: { links: Link[] }) {
  return (
    <>
      <div className="box-content h-14 pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden" />
      <nav
        aria-label="お問い合わせとカタログ請求"
        className="fixed inset-x-0 bottom-0 z-10 lg:z-20 grid auto-cols-fr grid-flow-col pb-[env(safe-area-inset-bottom)] lg:inset-x-auto lg:top-1/2 lg:right-0 lg:bottom-auto lg:flex lg:-translate-y-1/2 lg:flex-col lg:pb-0 print:hidden"
      >
        {links.map(({ href, text }, index) => (
          <a key={href} className={index === 0 ? SIDE_CONTACT : SIDE_CATALOGUE} href={href}>
            <Icon d={index === 0 ? MAIL : BOOK} className="size-5 lg:size-4 min-[82.5rem]:size-5" />
            {text}
          </a>
        ))}
      </nav>
    </>
  );
}
