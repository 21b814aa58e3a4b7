import type { DeskListed } from '../../shared/api.ts';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { StateLabels } from '../components/state-labels.tsx';
import { DailyRound } from '../daily/daily-round.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { reasonOf } from '../form/errors.ts';
import { InquiriesEntry } from '../inquiries/inquiries-entry.tsx';
import { groupsOf } from '../kind-groups.ts';
import { hrefOf, Link } from '../router.tsx';
import { stateOfDraft, timeOf } from '../states.ts';

/** Start page: open work, and all kinds of records. */
export function StartPage() {
  const { api, session } = useDesk();
  const drafts = useLoaded('drafts', () => api.drafts());
  return (
    <Page title="編集デスク">
      <PublishedProblems />
      <section aria-labelledby="drafts">
        <h2 id="drafts">承認待ちと下書き</h2>
        {drafts.state === 'ready' ? <Drafts records={drafts.value.records} /> : <Waiting loaded={drafts} />}
      </section>
      {session.canReadSubmissions && <InquiriesEntry />}
      <DailyRound />
      {groupsOf(session.kinds).map(({ title, kinds }) => (
        <section key={title} aria-labelledby={`group-${title}`}>
          <h2 id={`group-${title}`}>{title}</h2>
          <ul className="kinds">
            {kinds.map((kind) => (
              <li key={kind.name}>
                <Link href={hrefOf('kind', { name: kind.name })}>{kind.title}</Link>
                <p>{kind.description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

/** Problems of the published content, shown to every editor, as any may fix them. */
function PublishedProblems() {
  const { api } = useDesk();
  const published = useLoaded('published', () => api.published());
  if (published.state !== 'ready' || published.value.problems.length === 0) return null;
  return (
    <section className="notice bad" role="alert" aria-labelledby="published-problems">
      <h2 id="published-problems">公開中の内容に誤りがあります</h2>
      <p>直るまで、サイトは誤りがなかったときの内容を表示します。</p>
      <ul>
        {published.value.problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <Link href={hrefOf('edit', { file: problem.file })}>{problem.record ?? problem.file}</Link>{' '}
            {problem.field}:{reasonOf(problem)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Drafts({ records }: { records: readonly DeskListed[] }) {
  if (records.length === 0) return <p className="quiet-text">下書きはありません。</p>;
  const isWaiting = ({ draft }: DeskListed) => draft?.state === 'review';
  const sorted = [...records.filter(isWaiting), ...records.filter((record) => !isWaiting(record))];
  return (
    <ul className="rows">
      {sorted.map(({ file, title, path, draft }) => (
        <li key={file}>
          <div className="row-main">
            <Link href={hrefOf('edit', { file })}>{title || file}</Link>
            <span className="file">{path}</span>
          </div>
          {draft && (
            <div className="row-side">
              <StateLabels states={[stateOfDraft(draft)]} />
              <span className="quiet-text">
                {draft.author} {timeOf(draft.savedAt)}
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
