import { Link } from 'react-router';
import { Icon } from '../../../components/icon.tsx';
import { KNOWLEDGE_LINKS, KNOWLEDGE_MENU, KNOWLEDGE_PANEL, TOP_LINKS } from '../navigation.ts';
import { useHydrated } from '../use-hydrated.ts';
import { usePanel } from './use-panel.ts';

const LINK =
  'flex h-11 items-center gap-1 px-3 text-sm text-ink-soft whitespace-nowrap transition-colors hover:text-aqua aria-expanded:text-aqua';

/** The narrow row above the main menu. */
export function TopLinks() {
  const hydrated = useHydrated();
  return (
    <nav aria-label="補助メニュー" className="hidden md:block">
      <ul className="-mr-3 flex items-center justify-end">
        {hydrated ? (
          <KnowledgeMenu />
        ) : (
          <li>
            <Link to={KNOWLEDGE_LINKS[0].path} className={LINK}>
              {KNOWLEDGE_MENU}
              <Icon name="chevron-down" className="size-3.5" />
            </Link>
          </li>
        )}
        {TOP_LINKS.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={LINK}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function KnowledgeMenu() {
  const { open, root, button, panelId } = usePanel<HTMLLIElement>(KNOWLEDGE_PANEL);
  return (
    <li ref={root} className="relative">
      <button type="button" {...button} className={LINK}>
        {KNOWLEDGE_MENU}
        <Icon name="chevron-down" className={open ? 'size-3.5 rotate-180' : 'size-3.5'} />
      </button>
      {open ? (
        <ul
          id={panelId}
          className="absolute top-full left-0 z-10 min-w-60 rounded-lg border border-line-strong bg-white py-2 transition-opacity starting:opacity-0"
        >
          {KNOWLEDGE_LINKS.map(({ name, path, note }) => (
            <li key={path}>
              <Link to={path} className="block px-4 py-2 hover:bg-surface hover:text-aqua">
                <span className="block text-sm font-bold">{name}</span>
                <span className="block text-xs text-ink-faint">{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
