import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { MENU_CLOSE_WIDTH } from '../../shared/constants.ts';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/navigation/link.tsx';
import { hasSideButtons } from '../lib/has-side-buttons.ts';
import { useNavigation } from '../lib/page-context.tsx';
import { useAppSelector } from '../store/store.ts';

/** Styles of the buttons; the first is the primary one. */
const LOOKS = [
  'border-t border-aqua bg-aqua text-white hover:bg-aqua-deep lg:rounded-tl-lg lg:border lg:border-r-0',
  'border-t border-line bg-white hover:bg-aqua-pale lg:rounded-bl-lg lg:border lg:border-r-0 lg:border-line-strong',
];

/**
 * Two tabs in the margin of wide screens; a bar at the lower edge of narrow ones, with space for it at the
 * end of the page. It is fixed rather than sticky: covered content can be scrolled clear of it, which
 * accessibility checkers only recognize for fixed bars.
 */
export function SideButtons() {
  const { pathname } = useLocation();
  const { side } = useNavigation();
  const shown = side !== undefined && hasSideButtons(pathname);
  useRoomForBar(shown);
  if (!shown) return null;
  return (
    <>
      <div className="box-content h-14 pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden" />
      <nav
        aria-label={side.label}
        className="fixed inset-x-0 bottom-0 z-10 lg:z-20 grid auto-cols-fr grid-flow-col pb-[env(safe-area-inset-bottom)] lg:inset-x-auto lg:top-1/2 lg:right-0 lg:bottom-auto lg:flex lg:-translate-y-1/2 lg:flex-col lg:pb-0 print:hidden"
      >
        {side.buttons.map(({ name, path, icon }, index) => (
          <Link
            key={path}
            to={path}
            className={classNames(
              'flex h-14 items-center justify-center gap-2 text-sm font-bold transition-colors lg:h-auto lg:w-8 lg:px-4 lg:tracking-widest lg:[writing-mode:vertical-rl] min-[82.5rem]:w-12 min-[82.5rem]:text-base',
              LOOKS[index],
            )}
          >
            <Icon name={icon} className="size-5 lg:size-4 min-[82.5rem]:size-5" />
            {name}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** Keeps focused elements clear of the bar, for keyboard users of narrow or magnified windows. */
function useRoomForBar(shown: boolean): void {
  const narrow = useAppSelector(({ layout }) => layout.screenWidth <= MENU_CLOSE_WIDTH);
  useEffect(() => {
    if (!shown || !narrow) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = 'calc(5rem + var(--tray-height, 0px) + var(--prompt-height, 0px))';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [shown, narrow]);
}
