import { useMemo } from 'react';
import type { DeskSession } from '../shared/api.ts';
import { DAILY_PAGES } from '../shared/daily.ts';
import type { DeskApi } from './api.ts';
import { Page } from './components/page.tsx';
import { DailyPages } from './daily/daily-pages.tsx';
import { DeskContext, kindOf, useLoaded } from './desk-context.ts';
import { PageEditor } from './page-editor/page-editor.tsx';
import { EditPage } from './pages/edit-page.tsx';
import { HistoryPage } from './pages/history-page.tsx';
import { InquiryPages } from './pages/inquiry-pages.tsx';
import { ListingPage } from './pages/listing-page.tsx';
import { PicturesPage } from './pages/pictures-page.tsx';
import { SignInPage } from './pages/sign-in-page.tsx';
import { StartPage } from './pages/start-page.tsx';
import { openedIn } from './places.ts';
import { ReplacePage } from './replace/replace-page.tsx';
import { hrefOf, keyOfNew, Link, useDeskAddress, visit } from './router.tsx';
import { Search } from './search/search.tsx';
import { SignOut } from './sign-out.tsx';

/** Root of the desk: loads the session and renders the page of the current path. */
export function App({ api }: { api: DeskApi }) {
  const loaded = useLoaded('session', () => api.session());
  const session = loaded.state === 'ready' ? loaded.value : undefined;
  const desk = useMemo(() => session && { api, session }, [api, session]);
  return (
    <DeskContext value={desk}>
      <a
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:bg-paper focus:px-4 focus:py-2"
        href="#main"
      >
        本文へ移動
      </a>
      <header className="flex min-h-14 items-center justify-between gap-x-3 gap-y-1 border-b border-line bg-paper px-[max(16px,calc(50vw-600px))] py-1 sm:flex-wrap sm:gap-x-6">
        <Link
          href={hrefOf('')}
          className="inline-flex min-h-11 items-center font-bold text-ink no-underline max-sm:flex-none"
        >
          編集デスク
        </Link>
        {session && <Search api={api} />}
        {session && <Who session={session} />}
      </header>
      <main id="main" tabIndex={-1}>
        {loaded.state === 'failed' && <SignInPage problem={loaded.problem} />}
        {loaded.state === 'loading' && <p role="status">読み込んでいます…</p>}
        {session && <CurrentPage session={session} />}
      </main>
    </DeskContext>
  );
}

function Who({ session: { editor, canSignOut } }: { session: DeskSession }) {
  return (
    <div className="side-by-side gap-x-3 gap-y-1 text-sm text-ink-soft max-sm:justify-end max-sm:text-xs">
      <span>
        {editor.name}({editor.role === 'approver' ? '承認者' : '執筆者'})
      </span>
      {canSignOut && <SignOut />}
    </div>
  );
}

function CurrentPage({ session }: { session: DeskSession }) {
  const { page, query } = useDeskAddress();
  const file = query.get('file');
  if (page === '') return <StartPage />;
  const daily = DAILY_PAGES.find((one) => one === page);
  if (daily) return <DailyPages key={daily} page={daily} query={query} />;
  if (page === 'inquiries' || page.startsWith('inquiries/'))
    return <InquiryPages page={page} query={query} />;
  if (page === 'edit' && file)
    return <EditPage key={visit().stays ?? file} file={file} {...openedIn(query)} />;
  if (page === 'page' && file) return <PageEditor file={file} query={query} />;
  if (page === 'pictures') return <PicturesPage />;
  if (page === 'replace') return <ReplacePage query={query} />;
  if (page === 'history' && file) return <HistoryPage key={file} file={file} />;
  const kind = kindOf(session, query.get(page === 'kind' ? 'name' : 'kind') ?? '');
  if (page === 'kind' && kind) return <ListingPage key={kind.name} kind={kind} />;
  if (page === 'new' && kind) return <EditPage key={keyOfNew()} kind={kind} />;
  return (
    <Page title="ページが見つかりません" crumbs={null}>
      <p>
        <Link href={hrefOf('')}>編集デスクの最初に戻る</Link>
      </p>
    </Page>
  );
}
