import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Container } from '../container.tsx';

interface WithAsideProps {
  children: ReactNode;
  aside: ReactNode;
  /** Lets an aside that is higher than a window scroll with the text. */
  isLong?: boolean;
}

/** Text with an aside: next to the text on large screens, below it on small ones. */
export function WithAside({ children, aside, isLong = false }: WithAsideProps) {
  return (
    <Container className="grid gap-12 py-10 md:py-14 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-16">
      <div className="min-w-0">{children}</div>
      <aside
        className={classNames(
          'flex flex-col gap-6',
          !isLong && 'lg:sticky lg:top-[calc(var(--header-height,0px)+2rem)] lg:self-start',
        )}
      >
        {aside}
      </aside>
    </Container>
  );
}
