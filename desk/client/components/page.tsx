import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hrefOf, Link, visit } from '../router.tsx';

interface Props {
  title: string;
  /** Purpose of the page. */
  lead?: string;
  /** Links to the pages above: by default to the first one. */
  crumbs?: ReactNode;
  children: ReactNode;
}

/** Page with its heading, which receives the focus on navigation. */
export function Page({ title, lead, crumbs = <Link href={hrefOf('')}>編集デスク</Link>, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = `${title} | 編集デスク`;
  }, [title]);
  return (
    <>
      {crumbs && (
        <nav aria-label="現在の場所" className="crumbs side-by-side gap-x-5 text-sm">
          {crumbs}
        </nav>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="text-ink-soft">{lead}</p>}
      {children}
    </>
  );
}

/** Message that the previous page passed to this one. */
export function VisitMessage() {
  const [message] = useState(() => visit().message);
  return (
    message && (
      <p role="status" className="notice">
        {message}
      </p>
    )
  );
}
