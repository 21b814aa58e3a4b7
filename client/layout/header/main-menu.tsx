import type { MainEntry } from '../../../shared/site/navigation.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { useCurrentSection } from '../../lib/hooks/use-current-section.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useNavigation } from '../../lib/page-context.tsx';
import { usePanel } from './use-panel.ts';

/** Main menu of the desktop layout. Without script every entry is a link to its top page. */
export function MainMenu() {
  const hydrated = useHydrated();
  const section = useCurrentSection();
  const { main } = useNavigation();
  return (
    <nav aria-label="メインメニュー" className="hidden h-full md:block">
      <ul className="flex h-full items-stretch">
        {main.map((entry, index) => {
          const here = section !== undefined && entry.section === section;
          return hydrated && entry.panel ? (
            <PanelEntry key={entry.path} entry={entry} index={index} here={here} />
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
}

function PanelEntry({ entry, index, here }: PanelEntryProps) {
  const { open, root, button, panelId, menus } = usePanel<HTMLLIElement>(index, entry.path);
  return (
    <li ref={root}>
      <button type="button" {...button} aria-current={here || undefined} className={ENTRY}>
        {entry.name}
        <Chevron open={open} />
      </button>
      {menus ? <menus.EntryPanel id={panelId} entry={entry} /> : null}
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
