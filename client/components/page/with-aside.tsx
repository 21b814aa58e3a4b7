import type { ReactNode } from 'react';
import { Container } from '../container.tsx';

/** Text with an aside: next to the text on large screens, below it on small ones. */
export function WithAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Container className="grid gap-12 py-10 md:py-14 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-16">
      <div className="min-w-0">{children}</div>
      <aside className="flex flex-col gap-6 lg:sticky lg:top-[calc(var(--header-height,0px)+2rem)] lg:self-start">
        {aside}
      </aside>
    </Container>
  );
}
