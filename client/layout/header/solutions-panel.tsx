import { thumbnailPhoto } from '../../../shared/photo.ts';
import { Link } from '../../components/navigation/link.tsx';
import { useMenuSolutions } from '../menu-lists.ts';
import { solutionLink } from '../nav-links.tsx';
import { type EntryPanelProps, Panel } from './panel.tsx';

export function SolutionsPanel({ id, entry }: EntryPanelProps) {
  return (
    <Panel id={id} entry={entry}>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {useMenuSolutions().map((solution) => (
          <li key={solution.id} className="border-t border-line">
            <Link
              to={solutionLink(solution).path}
              className="flex min-h-16 items-center gap-4 py-2 font-bold hover:text-aqua"
            >
              {solution.imgUrl ? (
                <img
                  src={solution.photo ? thumbnailPhoto(solution.photo) : solution.imgUrl}
                  alt=""
                  width={1200}
                  height={675}
                  className="h-12 w-auto rounded-sm bg-surface object-cover"
                />
              ) : null}
              {solution.name}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
