import type { MainEntry } from '../../../shared/site/navigation.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { useCurrentSection } from '../../lib/hooks/use-current-section.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useLatePart } from '../../lib/loading/late-part.ts';
import { useNavigation } from '../../lib/page-context.tsx';
import { MENUS } from '../late-menus.ts';
import type { MenuLists } from '../use-menu-lists.ts';
import { usePanel } from './use-panel.ts';

/** Main menu of the desktop layout. Without script every entry is a link to its top page. */
export function MainMenu({ lists }: { lists: MenuLists }) {
  const hydrated = useHydrated();
  const section = useCurrentSection();
  const { main } = useNavigation();
  return (
    <nav aria-label="メインメニュー" className="hidden h-full md:block">
      <ul className="flex h-full items-stretch">
        {main.map((entry, index) => {
          const here = section !== undefined && entry.section === section;
          return hydrated && entry.panel ? (
            <PanelEntry key={entry.path} entry={entry} index={index} here={here} lists={lists} />
          ) : (
            <li key={entry.path}>
              <Link to={entry.path} aria-current={here || undefined} className={ENTRY}>
                {entry.name}
                {entry.panel ? <Chevron open={false} /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const ENTRY = 'menu-entry';

interface PanelEntryProps {
  entry: MainEntry;
  index: number;
  here: boolean;
  lists: MenuLists;
}

function PanelEntry({ entry, index, here, lists }: PanelEntryProps) {
  const { open, root, button, panelId } = usePanel<HTMLLIElement>(index);
  const menus = useLatePart(MENUS, open, () => window.location.assign(entry.path));
  return (
    <li ref={root}>
      <button type="button" {...button} aria-current={here || undefined} className={ENTRY}>
        {entry.name}
        <Chevron open={open} />
      </button>
      {menus ? <menus.EntryPanel id={panelId} entry={entry} lists={lists} /> : null}
    </li>
  );
}

function Chevron({ open }: { open: boolean }) {
  return (
    <Icon
      name="chevron-down"
      className={classNames('hidden size-3.5 transition-transform lg:block', open && 'rotate-180')}
    />
  );
}
