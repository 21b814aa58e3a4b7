import { type ReactNode, useState } from 'react';
import type { Cursor } from '../../shared/submissions.ts';
import { Problem } from '../components/problem.tsx';
import { useRequest } from '../use-request.ts';

interface Props<Page> {
  first: Page;
  load(after: Cursor): Promise<Page>;
  /** Renders the pages that are loaded so far. */
  children(pages: readonly Page[]): ReactNode;
}

/** List that loads further pages on request. */
export function Paged<Page extends { next?: Cursor | undefined }>({ first, load, children }: Props<Page>) {
  const [pages, setPages] = useState([first]);
  const { isBusy, problem, run } = useRequest();
  const next = pages.at(-1)?.next;
  const more = (after: Cursor) => run(async () => setPages([...pages, await load(after)]));
  return (
    <>
      {children(pages)}
      {problem && <Problem problem={problem} />}
      {next && (
        <p>
          <button type="button" disabled={isBusy} onClick={() => more(next)}>
            さらに表示
          </button>
        </p>
      )}
    </>
  );
}
