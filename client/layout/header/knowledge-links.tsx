import type { NavLink } from '../../../shared/site/navigation.ts';
import { Link } from '../../components/navigation/link.tsx';

/** Dropdown of the first top link. */
export function KnowledgeLinks({ id, links }: { id: string; links: readonly NavLink[] }) {
  return (
    <ul
      id={id}
      className="absolute top-full left-0 z-10 min-w-60 rounded-lg border border-line-strong bg-white py-2 transition-opacity starting:opacity-0"
    >
      {links.map(({ name, path, note }) => (
        <li key={path}>
          <Link to={path} className="block px-4 py-2 hover:bg-surface hover:text-aqua">
            <span className="block text-sm font-bold">{name}</span>
            {note ? <span className="block text-xs text-ink-faint">{note}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
