import type { Partner } from '../../../records/partner/wire.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { inquiryPath } from '../../lib/form-paths.ts';
import { useSite } from '../../lib/page-context.tsx';
import { say, type Words } from '../../lib/words.ts';
import { PartnerCard } from './partner-card.tsx';
import { type PartnerQuery, partnerSearch } from './partner-query.ts';

interface PartnerResultsProps {
  query: PartnerQuery;
  found: Partner[] | null;
  words: Words | undefined;
}

/** Partners in the chosen prefecture; their number is announced. */
export function PartnerResults({ query, found, words }: PartnerResultsProps) {
  const { prefecture, kind, items } = query;
  const named = `${prefecture}の${kind ?? ''}パートナー`;
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="font-bold tabular-nums">
          {prefecture && found ? `${named}:${found.length}社` : ''}
        </p>
        {prefecture || kind ? (
          <MoreLink
            to={`/partners${items ? partnerSearch({ items }) : ''}`}
            preventScrollReset
            className="text-sm"
          >
            条件を解除
          </MoreLink>
        ) : null}
      </div>
      {prefecture && found ? (
        <List {...{ named, query, found, words }} />
      ) : (
        <p className="rounded-lg border border-line bg-white p-5 text-ink-soft md:p-6">
          都道府県をお選びください。{say(words, 'invitation')}
        </p>
      )}
    </div>
  );
}

interface ListProps extends PartnerResultsProps {
  /** Name of the search: `東京都の施工パートナー`. */
  named: string;
  found: Partner[];
}

function List({ named, query, found, words }: ListProps) {
  const { name } = useSite().contacts.sales;
  if (found.length === 0)
    return (
      <div className="rounded-lg border border-line bg-white p-5 md:p-6">
        <p>条件に合う会社がありません。{say(words, 'nobody')}</p>
        <MoreLink to={inquiryPath(named)} className="mt-3">
          {name}に相談する
        </MoreLink>
      </div>
    );
  return (
    <>
      <ul className="grid gap-4 md:max-lg:grid-cols-2">
        {found.map((partner) => (
          <li key={partner.id}>
            <PartnerCard partner={partner} query={query} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        <Terms>{say(words, 'quote')}</Terms>
      </p>
    </>
  );
}
