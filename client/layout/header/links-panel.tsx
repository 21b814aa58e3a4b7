import type { MainEntry, NavLink } from '../../../shared/site/navigation.ts';
import { Link } from '../../components/navigation/link.tsx';
import { Panel } from './panel.tsx';

interface LinksPanelProps {
  id: string;
  entry: MainEntry;
  links: readonly NavLink[];
}

export function LinksPanel({ id, entry, links }: LinksPanelProps) {
  return (
    <Panel id={id} entry={entry}>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {links.map(({ name, path, note }) => (
          <li key={path} className="border-t border-line">
            <Link to={path} className="flex min-h-16 flex-col justify-center py-2 hover:text-aqua">
              <span className="font-bold">{name}</span>
              {note ? <span className="text-sm leading-normal text-ink-faint">{note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
