import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { MENU_CLOSE_WIDTH } from '../../../shared/constants.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Drawer } from '../../components/drawer.tsx';
import { Icon } from '../../components/icon.tsx';
import { useNavigation, useSite } from '../../lib/page-context.tsx';
import { smallNavToggled } from '../../store/layout-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import type { MenuLists } from '../use-menu-lists.ts';
import { MobileEntries } from './mobile-entries.tsx';

export const MOBILE_MENU_ID = 'mobile-menu';

/** The menu of narrow screens: a modal dialog over the whole window. */
export function MobileMenu({ lists }: { lists: MenuLists }) {
  const site = useSite();
  const { dropdown, top, mobile } = useNavigation();
  const dispatch = useAppDispatch();
  const open = useAppSelector(({ layout }) => layout.isShowSmallNav);
  const screenWidth = useAppSelector(({ layout }) => layout.screenWidth);
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  // Before the new page takes the focus: an open dialog would keep it, and a closing one gives it to its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own
  useLayoutEffect(() => dialog.current?.close(), [key]);

  useEffect(() => {
    if (open && screenWidth > MENU_CLOSE_WIDTH) dispatch(smallNavToggled(false));
  }, [open, screenWidth, dispatch]);

  return (
    <Drawer
      ref={dialog}
      id={MOBILE_MENU_ID}
      label="メニュー"
      open={open}
      onClose={() => dispatch(smallNavToggled(false))}
    >
      <div className="flex min-h-full flex-col">
        <div className="sticky top-0 z-10 flex h-16 items-center justify-between border-b border-line bg-white px-5">
          <Link to="/" className="flex min-h-11 min-w-0 items-center">
            <img
              src="/images/logo.svg"
              alt={site.name}
              className="h-7 w-auto min-w-0 object-contain object-left min-[22.5rem]:h-8"
            />
          </Link>
          <button
            type="button"
            aria-label="閉じる"
            onClick={() => dispatch(smallNavToggled(false))}
            className="flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-surface"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <nav aria-label="メニュー" className="px-5 pb-8">
          <MobileEntries lists={lists} />
          <ul className="mt-6 grid grid-cols-2 gap-x-6">
            {[...(dropdown?.links ?? []), ...top].map(({ name, path }) => (
              <li key={path}>
                <Link to={path} className="flex min-h-11 items-center text-sm text-ink-soft">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {mobile.length > 0 ? (
          <div className="mt-auto grid gap-3 border-t border-line bg-surface px-5 py-6">
            {mobile.map(({ name, path }, index) => (
              <ButtonLink key={path} to={path} tone={index === 0 ? 'primary' : 'secondary'}>
                {name}
              </ButtonLink>
            ))}
          </div>
        ) : null}
      </div>
    </Drawer>
  );
}
