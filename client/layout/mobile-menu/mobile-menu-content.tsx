import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useNavigation } from '../../lib/page-context.tsx';
import { Logo } from '../logo.tsx';
import { NavLinks } from '../nav-links.tsx';
import { MobileEntries } from './mobile-entries.tsx';

/** Content of the mobile menu while it is open. */
export function MobileMenuContent({ onClose }: { onClose(): void }) {
  const { dropdown, top, mobile } = useNavigation();
  return (
    <div className="flex min-h-full flex-col">
      <div className="sticky top-0 z-10 flex h-16 items-center justify-between border-b border-line bg-white px-5">
        <Logo className="h-7 w-auto min-w-0 object-contain object-left min-[22.5rem]:h-8" />
        <button
          type="button"
          aria-label="閉じる"
          onClick={onClose}
          className="flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-surface"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <nav aria-label="メニュー" className="px-5 pb-8">
        <MobileEntries />
        <ul className="mt-6 grid grid-cols-2 gap-x-6">
          <NavLinks
            links={[...(dropdown?.links ?? []), ...top]}
            className="flex min-h-11 items-center text-sm text-ink-soft"
          />
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
  );
}
