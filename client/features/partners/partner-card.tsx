import type { Partner } from '../../../shared/api/models.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Tag } from '../../components/tag.tsx';
import { Terms } from '../../components/terms.tsx';

/** A partner: who, where, what for, and how to be introduced. */
export function PartnerCard({ partner }: { partner: Partner }) {
  const { name, prefecture, kinds, areas, industries } = partner;
  const facts: [string, string][] = [
    ['所在地', prefecture],
    ['対応地域', areas.join('、')],
    ['得意な業種', industries.join('、')],
  ];
  return (
    <article className="group link-card h-full p-5">
      <p className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Tag key={kind} tone="accent">
            {kind}
          </Tag>
        ))}
      </p>
      <h3 className="mt-3 text-base leading-normal">{name}</h3>
      <dl className="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {facts.map(([term, value]) =>
          value ? (
            <div key={term} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-faint">{term}</dt>
              <dd>
                <Terms>{value}</Terms>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="mt-4 border-t border-line pt-3 text-sm">
        <Link
          to={`/sales?${new URLSearchParams({ happenContent: `${name}のご紹介について` })}`}
          className="inline-flex items-center gap-1.5 font-bold text-aqua after:absolute after:inset-0 after:rounded-lg group-hover:text-aqua-deep"
        >
          紹介を依頼する<span className="sr-only">:{name}</span>
          <Icon name="arrow" className="size-4" />
        </Link>
      </p>
    </article>
  );
}
