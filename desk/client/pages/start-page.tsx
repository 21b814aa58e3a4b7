import { useState } from 'react';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/problem.tsx';
import { ProblemList } from '../components/problem-list.tsx';
import { DailyRound } from '../daily/daily-round.tsx';
import { useDesk, useLoaded } from '../desk-context.ts';
import { InquiriesEntry } from '../inquiries/inquiries-entry.tsx';
import { groupsOf } from '../kind-groups.ts';
import { hrefOf, Link } from '../router.tsx';
import { Drafts, Releases } from './drafts.tsx';

/** Start page: open work, and all kinds of records. */
export function StartPage() {
  const { api, session } = useDesk();
  const [count, setCount] = useState(0);
  const [message, setMessage] = useState<string>();
  const drafts = useLoaded(`drafts ${count}`, () => api.drafts());
  const done = (text: string) => {
    setMessage(text);
    setCount(count + 1);
  };
  return (
    <Page title="編集デスク">
      <PublishedProblems />
      <section aria-labelledby="drafts">
        <h2 id="drafts">承認待ちと下書き</h2>
        {message && (
          <p role="status" className="notice">
            {message}
          </p>
        )}
        {drafts.state === 'ready' ? (
          <Drafts key={count} records={drafts.value.records} onDone={done} />
        ) : (
          <Waiting loaded={drafts} />
        )}
      </section>
      <Releases key={`releases ${count}`} onDone={done} />
      {session.canReadSubmissions && <InquiriesEntry />}
      <DailyRound />
      {groupsOf(session.kinds).map(({ title, kinds }) => (
        <section key={title} aria-labelledby={`group-${title}`}>
          <h2 id={`group-${title}`}>{title}</h2>
          <ul className="kinds">
            {title === 'サイト' && (
              <li>
                <Link href={hrefOf('pictures')}>写真と画像</Link>
                <p>サイトにあるすべての写真と画像。使っている場所を調べ、まとめて差し替えます。</p>
              </li>
            )}
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
      <ProblemList problems={published.value.problems} />
    </section>
  );
}
