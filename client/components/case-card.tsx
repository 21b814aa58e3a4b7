import { Link } from 'react-router';
import type { CaseCard as CaseCardData } from '../../shared/api/case.ts';
import { casePath } from '../../shared/paths/params.ts';
import { Tag } from './tag.tsx';

interface CaseCardProps {
  item: CaseCardData;
  /** Says what changed, where there is room. */
  withLead?: boolean;
  /** Part of what the visitor sees first. */
  eager?: boolean;
}

/** A case study in a list: cover, industry, title, customer. */
export function CaseCard({ item, withLead = false, eager = false }: CaseCardProps) {
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
        {item.industry ? (
          <p>
            <Tag>{item.industry}</Tag>
          </p>
        ) : null}
        <h3 className="text-base leading-normal">
          <Link to={casePath(item)} className="after:absolute after:inset-0 group-hover:text-aqua">
            {item.name}
          </Link>
        </h3>
        {withLead && item.lead ? <p className="text-sm text-ink-soft">{item.lead}</p> : null}
        {item.customer ? <p className="mt-auto pt-1 text-sm text-ink-soft">{item.customer}</p> : null}
      </div>
    </article>
  );
}
