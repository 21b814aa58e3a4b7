import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { smallNavToggled } from '../../store/layout-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { SITE_MAP_ID } from '../footer/footer.tsx';
import { menuIntent } from '../late-menus.ts';
import { MOBILE_MENU_ID } from './mobile-menu.tsx';

const LOOK =
  'flex h-11 min-w-11 flex-col items-center justify-center rounded-md px-1 text-xs leading-none font-bold hover:text-aqua md:hidden';

/** Button of the mobile menu; without script a link to the links at the end of the page. */
export function MenuButton() {
  const hydrated = useHydrated();
  const open = useAppSelector(({ layout }) => layout.isShowSmallNav);
  const dispatch = useAppDispatch();
  const face = (
    <>
      <Icon name="menu" className="size-6" />
      <span className="mt-0.5 text-[0.625rem] whitespace-nowrap">メニュー</span>
    </>
  );
  if (!hydrated) {
    return (
      <a href={`#${SITE_MAP_ID}`} className={LOOK}>
        {face}
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={MOBILE_MENU_ID}
      {...menuIntent}
      onClick={() => dispatch(smallNavToggled(true))}
      className={LOOK}
    >
      {face}
    </button>
  );
}
