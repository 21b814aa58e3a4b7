import { type ReactNode, useState } from 'react';
import { STATE_LABELS } from '../../../shared/handling.ts';
import { DAILY_PAGES } from '../../shared/daily.ts';
import { Load } from '../components/load.tsx';
import { Page } from '../components/page.tsx';
import { ProblemList } from '../components/problem-list.tsx';
import { DAILY } from '../daily/daily-pages.tsx';
import { type Loaded, useDesk, useLoaded } from '../desk-context.ts';
import { groupsOf } from '../kind-groups.ts';
import { hrefOf, Link } from '../router.tsx';
import { Drafts, Releases } from './drafts.tsx';

/** Start page: open work, and all kinds of records. */
export function StartPage() {
  const { session } = useDesk();
  const [count, setCount] = useState(0);
  const [message, setMessage] = useState<string>();
  const done = (text: string) => {
    setMessage(text);
    setCount(count + 1);
  };
  return (
    <Page title="編集デスク" crumbs={null}>
      <PublishedProblems />
      <section aria-labelledby="drafts">
        <h2 id="drafts">承認待ちと下書き</h2>
        {message && (
          <p role="status" className="notice">
            {message}
          </p>
        )}
        <Load of={`drafts ${count}`} call={(api) => api.drafts()}>
          {({ records }) => <Drafts key={count} records={records} onDone={done} />}
        </Load>
      </section>
      <Releases key={`releases ${count}`} onDone={done} />
      {session.canReadSubmissions && <Submissions />}
      <DailyRound />
      {groupsOf(session.kinds).map(({ title, kinds }) => (
        <Entries key={title} id={`group-${title}`} title={title}>
          {title === 'サイト' && (
            <Entry
              href={hrefOf('pictures')}
              title="写真と画像"
              text="サイトにあるすべての写真と画像。使っている場所を調べ、まとめて差し替えます。"
            />
          )}
          {kinds.map((kind) => (
            <Entry
              key={kind.name}
              href={hrefOf('kind', { name: kind.name })}
              title={kind.title}
              text={kind.description}
              newHref={kind.canAdd ? hrefOf('new', { kind: kind.name }) : undefined}
            />
          ))}
        </Entries>
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

/** Link to the submissions with the number of open ones, for editors who may read them. */
function Submissions() {
  const { api } = useDesk();
  const loaded = useLoaded('inquiry counts', () => api.inquiryCounts());
  return (
    <Entries id="inquiries" title="届いたもの" loaded={loaded}>
      <Entry
        href={hrefOf('inquiries')}
        title="お問い合わせ"
        text="フォームから届いたお問い合わせ、お見積もり、製品登録などと、その対応です。"
      >
        {STATE_LABELS.open} <strong>{countText(loaded, ({ counts }) => counts.open)}</strong>
      </Entry>
    </Entries>
  );
}

/** Daily overview. Its links work before the counts are loaded. */
function DailyRound() {
  const { api } = useDesk();
  const loaded = useLoaded('daily', () => api.dailyCounts());
  return (
    <Entries id="daily" title="毎日の確認" loaded={loaded}>
      {DAILY_PAGES.map((page) => {
        const { title, lead, count, uncounted } = DAILY[page];
        return (
          <Entry key={page} href={hrefOf(page)} title={title} text={lead}>
            {count} <strong>{countText(loaded, (counts) => counts[page], uncounted)}</strong>
          </Entry>
        );
      })}
    </Entries>
  );
}

function countText<Value>(
  loaded: Loaded<Value>,
  countIn: (value: Value) => number | undefined,
  uncounted = '数えられません',
): string {
  if (loaded.state === 'loading') return '数えています…';
  const count = loaded.state === 'ready' ? countIn(loaded.value) : undefined;
  return count === undefined ? uncounted : `${count}件`;
}

interface EntriesProps {
  id: string;
  title: string;
  /** Counts of the entries. */
  loaded?: Loaded<unknown>;
  children: ReactNode;
}

function Entries({ id, title, loaded, children }: EntriesProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-3"
        aria-busy={loaded?.state === 'loading'}
      >
        {children}
      </ul>
    </section>
  );
}

interface EntryProps {
  href: string;
  title: string;
  text: string;
  /** Page of a new record. */
  newHref?: string | undefined;
  /** Count of open work. */
  children?: ReactNode;
}

function Entry({ href, title, text, newHref, children }: EntryProps) {
  return (
    <li className="box px-4 pt-2 pb-3">
      <div className="flex items-center justify-between gap-3">
        <Link className="flex min-h-11 items-center font-bold" href={href}>
          {title}
        </Link>
        {newHref && (
          <Link
            className="flex min-h-11 items-center text-sm"
            href={newHref}
            aria-label={`${title}を新しく書く`}
          >
            新しく書く
          </Link>
        )}
      </div>
      <p className="description">{text}</p>
      {children && <p className="description *:text-ink *:tabular-nums">{children}</p>}
    </li>
  );
}
