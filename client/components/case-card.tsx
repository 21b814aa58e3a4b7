import { Link } from 'react-router';
import type { CaseCard as CaseCardData } from '../../shared/api/case.ts';
import { casePath } from '../../shared/paths/params.ts';
import { Tag } from './tag.tsx';

/** A case study in a list: cover, industry, title, customer. */
export function CaseCard({ item }: { item: CaseCardData }) {
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
        {item.customer ? <p className="mt-auto text-sm text-ink-soft">{item.customer}</p> : null}
      </div>
    </article>
  );
}
