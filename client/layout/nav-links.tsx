import type { SolutionCard } from '../../records/solution/wire.ts';
import { solutionPath } from '../../shared/paths/params.ts';
import type { NavLink } from '../../shared/site/navigation.ts';
import { Link } from '../components/navigation/link.tsx';

/** Links as the items of a list. */
export function NavLinks({ links, className }: { links: readonly NavLink[]; className: string }) {
  return links.map(({ name, path }) => (
    <li key={path}>
      <Link to={path} className={className}>
        {name}
      </Link>
    </li>
  ));
}

/** Link to a solution, which may have a page of its own. */
export function solutionLink(solution: SolutionCard): NavLink {
  return { name: solution.name, path: solution.jumpUrlName ?? solutionPath([], solution) };
}
