import { useState } from 'react';
import { HANDLING_STATES, type HandlingState, STATE_LABELS } from '../../../shared/handling.ts';
import type { SubmissionFilter, SubmissionList } from '../../shared/submissions.ts';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { ExportButton } from '../inquiries/export-button.tsx';
import { FilterForm } from '../inquiries/filter-form.tsx';
import { InquiryRows } from '../inquiries/inquiry-rows.tsx';
import { MoreButton } from '../inquiries/more-button.tsx';
import { hrefOf, Link, messageOfVisit } from '../router.tsx';

/** Filter of the list, retained while a submission is open: in memory only, because it may contain names. */
let remembered: SubmissionFilter = {};

/** Submissions, newest first. */
export function InquiriesPage() {
  const { api } = useDesk();
  const [message] = useState(messageOfVisit);
  const [filter, setFilter] = useState(remembered);
  const [last, setLast] = useState<SubmissionList>();
  const loaded = useLoaded(JSON.stringify(filter), async () => {
    const list = await api.inquiries(filter);
    setLast(list);
    return list;
  });
  const narrow = (to: SubmissionFilter) => {
    remembered = to;
    setFilter(to);
  };
  return (
    <Page title="お問い合わせ" crumbs={<Link href={hrefOf('')}>編集デスク</Link>}>
      <p className="lead">
        フォームから届いた内容です。個人情報のため、内容を表示した人と変更した人を記録しています。
      </p>
      <p className="inquiry-links">
        <Link href={hrefOf('inquiries/retention')}>保存期間と削除</Link>
        <Link href={hrefOf('inquiries/trail')}>操作の記録</Link>
      </p>
      {message && (
        <p role="status" className="notice">
          {message}
        </p>
      )}
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
      {loaded.state === 'ready' ? (
        <Found key={JSON.stringify(filter)} filter={filter} list={loaded.value} />
      ) : (
        <Waiting loaded={loaded} />
      )}
    </Page>
  );
}

/** Number of submissions in each state, with the selection of one. */
function States({
  counts,
  chosen,
  onChoose,
}: {
  counts: SubmissionList['counts'];
  chosen: HandlingState | undefined;
  onChoose(state: HandlingState | undefined): void;
}) {
  const choices: { state: HandlingState | undefined; text: string; count: number }[] = [
    { state: undefined, text: 'すべて', count: sumOf(counts) },
    ...HANDLING_STATES.map((state) => ({ state, text: STATE_LABELS[state], count: counts[state] })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div className="inquiry-states" role="group" aria-label="状態で絞り込む">
      {choices.map(({ state, text, count }) => (
        <button key={text} type="button" aria-pressed={state === chosen} onClick={() => onChoose(state)}>
          {text} <span className="count">{count}</span>
        </button>
      ))}
    </div>
  );
}

function Found({ filter, list }: { filter: SubmissionFilter; list: SubmissionList }) {
  const { api } = useDesk();
  const [pages, setPages] = useState([list]);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const total = filter.state ? list.counts[filter.state] : sumOf(list.counts);
  const submissions = pages.flatMap((page) => page.submissions);
  const next = pages.at(-1)?.next;
  const more = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      const page = await api.inquiries(filter, next);
      setPages([...pages, page]);
    } catch (error) {
      setFailed(error);
    }
    setBusy(false);
  };
  return (
    <>
      <div className="inquiry-found">
        <p role="status" className="quiet-text">
          {total === 0 ? noneText(filter) : `${total}件のうち${submissions.length}件を表示しています。`}
        </p>
        {total > 0 && <ExportButton filter={filter} />}
      </div>
      {submissions.length > 0 && <InquiryRows submissions={submissions} readers={list.readers} />}
      <MoreButton hasMore={Boolean(next)} isBusy={isBusy} failed={failed} onMore={more} />
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

function sumOf(counts: SubmissionList['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
