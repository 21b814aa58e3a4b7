import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MENU_CLOSE_WIDTH } from '../../../shared/constants.ts';
import { Drawer } from '../../components/overlay/drawer.tsx';
import { useLatePart } from '../../lib/loading/late-part.ts';
import { smallNavToggled } from '../../store/layout-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { SITE_MAP_ID } from '../footer/footer.tsx';
import { MENUS } from '../late-menus.ts';

export const MOBILE_MENU_ID = 'mobile-menu';

/** Mobile menu: a modal dialog over the whole window. */
export function MobileMenu() {
  const dispatch = useAppDispatch();
  const close = () => void dispatch(smallNavToggled(false));
  const open = useAppSelector(({ layout }) => layout.isShowSmallNav);
  const screenWidth = useAppSelector(({ layout }) => layout.screenWidth);
  // When loading fails, the links at the end of the page are the menu, as without script.
  const menus = useLatePart(MENUS, open, () => {
    close();
    window.location.assign(`#${SITE_MAP_ID}`);
  });
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  // Before the new page takes the focus: an open dialog would keep it, and a closing one returns it to its
  // button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has its own key
  useLayoutEffect(() => dialog.current?.close(), [key]);

  useEffect(() => {
    if (open && screenWidth > MENU_CLOSE_WIDTH) dispatch(smallNavToggled(false));
  }, [open, screenWidth, dispatch]);

  return (
    <Drawer ref={dialog} id={MOBILE_MENU_ID} label="メニュー" open={menus !== undefined} onClose={close}>
      {menus ? <menus.MobileMenuContent onClose={close} /> : null}
    </Drawer>
  );
}
