import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';
import { Phrases } from './text/phrases.tsx';
import { Paragraph } from './text/terms.tsx';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Smaller header for tools, whose controls should be visible in the first screen. */
  compact?: boolean;
  children?: ReactNode;
}

/** Header of an inner page with its h1 and lead. */
export function PageHeader({ title, lead, compact = false, children }: PageHeaderProps) {
  return (
    <div className="border-b border-line bg-linear-to-b from-surface to-white">
      <Container className={compact ? 'py-5' : 'py-10 md:py-14'}>
        <h1 className={compact ? 'text-2xl md:text-3xl' : 'text-3xl md:text-4xl'} tabIndex={-1}>
          <Phrases>{title}</Phrases>
        </h1>
        <Paragraph
          className={classNames(
            'text-ink-soft text-phrases',
            compact ? 'mt-1 text-sm md:text-base' : 'mt-4 max-w-text text-lg',
          )}
        >
          {lead}
        </Paragraph>
        {children}
      </Container>
    </div>
  );
}
