import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  crumbs?: ReactNode;
  children: ReactNode;
}

/** Page with its heading, which receives the focus on navigation. */
export function Page({ title, crumbs, children }: Props) {
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
      {children}
    </>
  );
}
