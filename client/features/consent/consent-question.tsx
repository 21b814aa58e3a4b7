import { useLayoutEffect, useRef } from 'react';
import { routeOf } from '../../../shared/paths/routes.ts';
import { type ConsentChoice, decideConsent } from '../../analytics/consent.ts';
import { Button } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { Link } from '../../components/navigation/link.tsx';

const NOTICE_PATH = routeOf('external-transmission').pattern;

/** Question about consent to analytics. */
export function ConsentQuestion() {
  const banner = useRef<HTMLElement>(null);
  // Runs before the banner is painted, so that it never covers the focused or visible content, even for a
  // moment.
  useLayoutEffect(() => keepRoomFor(banner.current), []);
  return (
    <section
      ref={banner}
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[60vh] overflow-y-auto border-t border-line-strong bg-white pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <Container className="flex flex-col gap-4 py-4 md:py-5 lg:flex-row lg:items-center lg:gap-10">
        <div className="text-sm">
          <h2 id="consent-title" className="text-base">
            Cookieなどの利用について
          </h2>
          <p className="mt-1 text-ink-soft">
            サイトの改善に役立てるため、Googleアナリティクスで閲覧の状況を集計することに同意されますか。同意されるまで、集計のための送信と保存は行いません。同意しない場合も、すべてのページをご利用いただけます。
          </p>
          <Link
            to={NOTICE_PATH}
            className="mt-1 inline-block py-1 font-bold text-aqua underline underline-offset-4 hover:text-aqua-deep"
          >
            外部送信について
          </Link>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-3 lg:w-80">
          <Button tone="secondary" className="px-3" onClick={() => decide('denied')}>
            同意しない
          </Button>
          <Button tone="secondary" className="px-3" onClick={() => decide('granted')}>
            同意する
          </Button>
        </div>
      </Container>
    </section>
  );
}

/** Moves the focus to the page, so that it is not lost with the banner. */
function decide(decision: ConsentChoice): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  decideConsent(decision);
}

/** Adds space at the end of the page and keeps focused elements clear of the banner. */
function keepRoomFor(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  function makeRoom(element: HTMLElement) {
    style.setProperty('--consent-height', `${element.offsetHeight}px`);
    const focused = document.activeElement;
    if (focused && isUnder(element, focused)) focused.scrollIntoView({ block: 'nearest' });
  }
  makeRoom(banner);
  const observer = new ResizeObserver(() => makeRoom(banner));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent-height');
  };
}

/** Returns whether the banner covers the focused element. An element outside of the window does not count. */
function isUnder(banner: HTMLElement, focused: Element): boolean {
  if (focused === document.body || banner.contains(focused)) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return top < window.innerHeight && bottom > banner.getBoundingClientRect().top;
}
