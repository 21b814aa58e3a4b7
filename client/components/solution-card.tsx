import { Link } from 'react-router';
import type { SolutionCard as SolutionCardData } from '../../shared/api/solution.ts';
import { solutionPath } from '../../shared/paths/params.ts';

/** A solution in a list: cover, name, what it does. */
export function SolutionCard({ item }: { item: SolutionCardData }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-white transition-colors hover:border-aqua focus-within:border-aqua">
      {item.imgUrl ? (
        <img
          src={item.imgUrl}
          alt=""
          width={1200}
          height={675}
          loading="lazy"
          className="aspect-video w-full object-cover"
        />
      ) : null}
      <div className="flex grow flex-col gap-2 p-5">
        <h3 className="text-lg leading-normal">
          <Link
            to={item.jumpUrlName ?? solutionPath(item)}
            className="after:absolute after:inset-0 group-hover:text-aqua"
          >
            {item.name}
          </Link>
        </h3>
        {item.lead ? <p className="text-sm text-ink-soft">{item.lead}</p> : null}
      </div>
    </article>
  );
}
