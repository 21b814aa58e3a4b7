import { Link } from 'react-router';
import type { SolutionCard as SolutionCardData } from '../../shared/api/solution.ts';
import { solutionPath } from '../../shared/paths/params.ts';
import { classNames } from './class-names.ts';

interface SolutionCardProps {
  item: SolutionCardData;
  /** Says for whom it is, where there is room. */
  withAudience?: boolean;
  /** Part of what the visitor sees first. */
  eager?: boolean;
  /** Level of the heading. */
  heading?: 'h2' | 'h3';
}

/** A solution in a list: cover, name, what it does. */
export function SolutionCard({
  item,
  withAudience = false,
  eager = false,
  heading: Heading = 'h3',
}: SolutionCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-white transition-colors hover:border-aqua focus-within:border-aqua">
      {item.imgUrl ? (
        <img
          src={item.imgUrl}
          alt=""
          width={1200}
          height={675}
          loading={eager ? 'eager' : 'lazy'}
          className="aspect-video w-full border-b border-line bg-surface object-cover"
        />
      ) : null}
      <div className="flex grow flex-col gap-2 p-5 md:p-6">
        <Heading className="text-lg leading-normal">
          <Link
            to={item.jumpUrlName ?? solutionPath(item)}
            className="after:absolute after:inset-0 group-hover:text-aqua"
          >
            {item.name}
          </Link>
        </Heading>
        {item.lead ? (
          <p className={classNames('text-sm', !withAudience && 'text-ink-soft')}>{item.lead}</p>
        ) : null}
        {withAudience && item.audience ? (
          <p className="mt-auto border-t border-line pt-3 text-xs text-ink-soft">
            <span className="font-bold">対象:</span>
            {item.audience}
          </p>
        ) : null}
      </div>
    </article>
  );
}
