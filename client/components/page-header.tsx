import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { Phrases } from './phrases.tsx';
import { Terms } from './terms.tsx';

interface PageHeaderProps {
  title: ReactNode;
  eyebrow?: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The head of an inner page: its h1 and what it answers, over a water line. */
export function PageHeader({ title, eyebrow, lead, children }: PageHeaderProps) {
  return (
    <div className="border-b border-line bg-linear-to-b from-surface to-white">
      <Container className="py-10 md:py-14">
        {eyebrow ? (
          <p lang="en" className="mb-2 text-xs font-bold tracking-[0.18em] text-aqua uppercase">
            {eyebrow}
          </p>
        ) : null}
        <h1 className="text-3xl md:text-4xl" tabIndex={-1}>
          <Phrases>{title}</Phrases>
        </h1>
        {lead ? (
          <p className="mt-4 max-w-text text-lg text-ink-soft text-phrases">
            <Terms>{lead}</Terms>
          </p>
        ) : null}
        {children}
      </Container>
    </div>
  );
}
