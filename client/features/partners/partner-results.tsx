import type { Partner } from '../../../shared/api/models.ts';
import { MoreLink } from '../../components/more-link.tsx';
import { useSite } from '../../lib/page-context.tsx';
import { PartnerCard } from './partner-card.tsx';
import type { PartnerQuery } from './partner-query.ts';

interface PartnerResultsProps {
  query: PartnerQuery;
  found: Partner[] | null;
}

/** Who works in the chosen prefecture; how many is announced. */
export function PartnerResults({ query, found }: PartnerResultsProps) {
  const { prefecture, kind } = query;
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="font-bold tabular-nums">
          {prefecture && found ? `${prefecture}の${kind ?? ''}パートナー:${found.length}社` : ''}
        </p>
        {prefecture || kind ? (
          <MoreLink to="/partners" preventScrollReset className="text-sm">
            条件を解除
          </MoreLink>
        ) : null}
      </div>
      {prefecture && found ? <List prefecture={prefecture} query={query} found={found} /> : <Invitation />}
    </div>
  );
}

function List({ prefecture, query, found }: { prefecture: string; query: PartnerQuery; found: Partner[] }) {
  if (found.length === 0) return <Nobody prefecture={prefecture} query={query} />;
  return (
    <ul className="grid gap-4 md:max-lg:grid-cols-2">
      {found.map((partner) => (
        <li key={partner.id}>
          <PartnerCard partner={partner} />
        </li>
      ))}
    </ul>
  );
}

function Invitation() {
  const { name } = useSite().contacts.sales;
  return (
    <p className="rounded-lg border border-line bg-white p-5 text-ink-soft md:p-6">
      都道府県をお選びください。会社名は、当社の{name}からご紹介するときにお伝えします。
    </p>
  );
}

function Nobody({ prefecture, query: { kind } }: { prefecture: string; query: PartnerQuery }) {
  const { name } = useSite().contacts.sales;
  const about = `${prefecture}の${kind ?? ''}パートナーについて`;
  return (
    <div className="rounded-lg border border-line bg-white p-5 md:p-6">
      <p>
        条件に合う会社がありません。区分を「すべて」に戻してお探しいただくか、当社の{name}
        にご相談ください。近くの地域から伺える会社をご案内します。
      </p>
      <MoreLink to={`/sales?${new URLSearchParams({ happenContent: about })}`} className="mt-3">
        {name}に相談する
      </MoreLink>
    </div>
  );
}
