import type { Navigation } from '../../../shared/site/navigation.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useNavigation } from '../../lib/page-context.tsx';
import { NavLinks } from '../nav-links.tsx';
import { KNOWLEDGE_PANEL } from '../panel-ids.ts';
import { usePanel } from './use-panel.ts';

const LINK =
  'flex h-11 items-center gap-1 px-3 text-sm text-ink-soft whitespace-nowrap transition-colors hover:text-aqua aria-expanded:text-aqua';

/** Row of links above the main menu. */
export function TopLinks() {
  const hydrated = useHydrated();
  const { dropdown, top } = useNavigation();
  return (
    <nav aria-label="補助メニュー" className="hidden md:block">
      <ul className="-mr-3 flex items-center justify-end">
        {dropdown && hydrated ? <Dropdown {...dropdown} /> : null}
        {dropdown && !hydrated ? (
          <li>
            {/* Without script the first link replaces the dropdown. */}
            <Link to={dropdown.links[0]?.path ?? '/'} className={LINK}>
              {dropdown.name}
              <Icon name="chevron-down" className="size-3.5" />
            </Link>
          </li>
        ) : null}
        <NavLinks links={top} className={LINK} />
      </ul>
    </nav>
  );
}

function Dropdown({ name, links }: NonNullable<Navigation['dropdown']>) {
  const { open, root, button, panelId, menus } = usePanel<HTMLLIElement>(
    KNOWLEDGE_PANEL,
    links[0]?.path ?? '/',
  );
  return (
    <li ref={root} className="relative">
      <button type="button" {...button} className={LINK}>
        {name}
        <Icon name="chevron-down" className={open ? 'size-3.5 rotate-180' : 'size-3.5'} />
      </button>
      {menus ? <menus.KnowledgeLinks id={panelId} links={links} /> : null}
    </li>
  );
}
