import type { Document } from '../../../records/product-file/wire.ts';
import type { SearchHit, SearchTotal } from '../../../records/search/wire.ts';
import type { PageOf } from '../../../shared/api/envelope.ts';
import { Pagination } from '../../components/page/pagination.tsx';
import { sayAll, type Words } from '../../lib/words.ts';
import { asksForContact } from './asks-for-contact.ts';
import { ContactAnswer } from './contact-answer.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { ModelFiles, namedModel } from './model-files.tsx';
import { NoneOfKind, NoResults } from './no-results.tsx';
import { Result } from './result.tsx';
import { ResultNotice } from './result-notice.tsx';

/** Number of pictures in the first screen. */
const EAGER = 4;

interface ResultsProps {
  value: string;
  type: number | undefined;
  totals: SearchTotal;
  results: PageOf<SearchHit>;
  /** The vendor's words for contacts, and advice for searches without results. */
  words: Words | undefined;
  /** Files of the product that the query names. */
  files?: Promise<Document[] | null> | undefined;
}

export function Results({ value, type, totals, results, words, files }: ResultsProps) {
  const nameOf = (wanted: number) => totals.types.find((kind) => kind.type === wanted)?.name ?? '';
  const { list } = results;
  const named = namedModel(list);
  return (
    <>
      {asksForContact(value, sayAll(words, 'contact')) ? <ContactAnswer /> : null}
      <h2 className="mb-6 text-xl">
        「<span className="break-all">{value}</span>」の検索結果
        <span className="ml-3 text-sm font-normal text-ink-soft tabular-nums">{totals.total}件</span>
      </h2>
      {totals.total === 0 ? (
        <NoResults value={value} words={words} />
      ) : (
        <>
          <KindTabs value={value} chosen={type} totals={totals} />
          <ResultNotice value={value} list={list} partial={totals.partial} />
          {list.length > 0 ? (
            <ul>
              {list.map((hit, index) => (
                <li key={hit.url}>
                  <Result
                    hit={hit}
                    kind={type === undefined ? nameOf(hit.type) : undefined}
                    eager={index < EAGER}
                  >
                    {hit === named ? <ModelFiles hit={hit} value={files} /> : null}
                  </Result>
                </li>
              ))}
            </ul>
          ) : (
            <div className="mt-6">
              <NoneOfKind value={value} kind={type === undefined ? '' : nameOf(type)} />
            </div>
          )}
          <Pagination page={results.page} limit={results.limit} total={results.total} />
        </>
      )}
    </>
  );
}
