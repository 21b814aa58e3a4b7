import { useState } from 'react';
import { HANDLING_STATES, STATE_LABELS } from '../../../shared/handling.ts';
import type { SubmissionFilter, SubmissionList } from '../../shared/submissions.ts';
import { Load } from '../components/load.tsx';
import { Page, VisitMessage } from '../components/page.tsx';
import { Problem } from '../components/problem.tsx';
import { useDesk } from '../desk-context.ts';
import { FilterForm } from '../inquiries/filter-form.tsx';
import { InquiryRows } from '../inquiries/inquiry-rows.tsx';
import { Paged } from '../inquiries/paged.tsx';
import { hrefOf, Link } from '../router.tsx';
import { minuteInJapan } from '../states.ts';
import { useRequest } from '../use-request.ts';

/** Filter of the list, retained while a submission is open: in memory only, because it may contain names. */
let remembered: SubmissionFilter = {};

interface StatesProps {
  counts: SubmissionList['counts'];
  chosen: SubmissionFilter['state'];
  onChoose(state: SubmissionFilter['state']): void;
}

/** Submissions, newest first. */
export function InquiriesPage() {
  const [filter, setFilter] = useState(remembered);
  // Remains while another list is loaded.
  const [last, setLast] = useState<SubmissionList>();
  const key = JSON.stringify(filter);
  const narrow = (to: SubmissionFilter) => {
    remembered = to;
    setFilter(to);
  };
  return (
    <Page
      title="お問い合わせ"
      lead="フォームから届いた内容です。個人情報のため、内容を表示した人と変更した人を記録しています。"
    >
      <p className="bar">
        <Link href={hrefOf('inquiries/retention')}>保存期間と削除</Link>
        <Link href={hrefOf('inquiries/trail')}>操作の記録</Link>
      </p>
      <VisitMessage />
      {last && (
        <>
          <FilterForm filter={filter} forms={last.forms} readers={last.readers} onFilter={narrow} />
          <States
            counts={last.counts}
            chosen={filter.state}
            onChoose={(state) => narrow({ ...filter, state })}
          />
        </>
      )}
      <Load
        of={key}
        call={async (api) => {
          const list = await api.inquiries(filter);
          setLast(list);
          return list;
        }}
      >
        {(list) => <Found key={key} filter={filter} list={list} />}
      </Load>
    </Page>
  );
}

/** Number of submissions in each state, with the selection of one. */
function States({ counts, chosen, onChoose }: StatesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div className="picks" role="group" aria-label="状態で絞り込む">
      {[undefined, ...HANDLING_STATES].map((state) => (
        <button
          key={state ?? ''}
          type="button"
          aria-pressed={state === chosen}
          onClick={() => onChoose(state)}
        >
          {state ? STATE_LABELS[state] : 'すべて'}{' '}
          <span className="ml-[0.5em] tabular-nums">{countOf(counts, state)}</span>
        </button>
      ))}
    </div>
  );
}

function Found({ filter, list }: { filter: SubmissionFilter; list: SubmissionList }) {
  const { api } = useDesk();
  const total = countOf(list.counts, filter.state);
  return (
    <Paged first={list} load={(after) => api.inquiries(filter, after)}>
      {(pages) => {
        const submissions = pages.flatMap((page) => page.submissions);
        return (
          <>
            <div className="bar justify-between">
              <p role="status" className="quiet-text">
                {total === 0 ? noneText(filter) : `${total}件のうち${submissions.length}件を表示しています。`}
              </p>
              {total > 0 && <ExportButton filter={filter} />}
            </div>
            {submissions.length > 0 && <InquiryRows submissions={submissions} readers={list.readers} />}
          </>
        );
      }}
    </Paged>
  );
}

/**
 * Downloads the filtered submissions as CSV. Uses a request instead of a link, which keeps search terms out of URLs.
 */
function ExportButton({ filter }: { filter: SubmissionFilter }) {
  const { api } = useDesk();
  const { isBusy, problem, run } = useRequest();
  const save = async () => {
    const url = URL.createObjectURL(await api.exportInquiries(filter));
    const link = document.createElement('a');
    link.href = url;
    link.download = `inquiries-${minuteInJapan(new Date()).slice(0, 10)}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => run(save)}>
        {isBusy ? '書き出しています…' : 'この条件で CSV に書き出す'}
      </button>
      {problem && <Problem problem={problem} />}
    </>
  );
}

/** An empty list without a filter may indicate that the desk uses another database than the site. */
function noneText(filter: SubmissionFilter): string {
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  return isNarrowed
    ? '条件に合うお問い合わせはありません。'
    : 'まだ届いていません。届いているはずのときは、編集デスクがサイトと同じデータベース(DATABASE_URL、DATA_DIR)を使っているかを、運用担当者に確かめてください。';
}

/** Submissions in a state, or in all of them. */
function countOf(counts: SubmissionList['counts'], state: SubmissionFilter['state']): number {
  return state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
}
