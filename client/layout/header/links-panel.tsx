import { Link } from '../../components/navigation/link.tsx';
import { type EntryPanelProps, Panel } from './panel.tsx';

export function LinksPanel({ id, entry }: EntryPanelProps) {
  return (
    <Panel id={id} entry={entry}>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {entry.links.map(({ name, path, note }) => (
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
