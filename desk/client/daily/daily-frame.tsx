import type { ReactNode } from 'react';
import type { DailyPage } from '../../shared/daily.ts';
import { Page } from '../components/page.tsx';
import { hrefOf, Link } from '../router.tsx';
import { DAILY } from './daily-titles.ts';

export interface DailyProps {
  query: URLSearchParams;
}

/** Frame of a page of the daily overview. */
export function DailyFrame({ page, children }: { page: DailyPage; children: ReactNode }) {
  const { title, lead } = DAILY[page];
  return (
    <Page title={title} crumbs={<Link href={hrefOf('')}>編集デスク</Link>}>
      <p className="lead">{lead}</p>
      {children}
    </Page>
  );
}

/** Named list with a message for the empty state. */
export function DailyList({
  id,
  title,
  hint,
  none,
  children,
}: {
  id: string;
  title: string;
  hint?: string;
  /** Message for an empty list. */
  none: string;
  children: readonly ReactNode[];
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}({children.length}件)
      </h2>
      {hint && children.length > 0 && <p className="description">{hint}</p>}
      {children.length === 0 ? <p className="quiet-text">{none}</p> : <ul className="rows">{children}</ul>}
    </section>
  );
}
