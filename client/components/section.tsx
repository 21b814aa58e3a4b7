import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';
import { Phrases } from './text/phrases.tsx';
import { Paragraph } from './text/terms.tsx';

export interface SectionProps {
  /** Id of the section's heading, for links and assistive technology. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Link to the complete list, next to the title. */
  more?: ReactNode;
  tone?: 'plain' | 'surface' | 'navy';
  /** Hides a section of links in print. */
  screenOnly?: boolean;
  /** Folds the content, for sections of minor importance on phones. */
  folded?: boolean;
  children: ReactNode;
}

const TONES = { plain: 'bg-white', surface: 'bg-surface', navy: 'bg-navy text-white' };

/** Section of a page with its h2. */
export function Section({
  id,
  title,
  lead,
  more,
  tone = 'plain',
  screenOnly = false,
  folded = false,
  children,
}: SectionProps) {
  if (folded) {
    return (
      <section aria-labelledby={id} className={screenOnly ? 'print:hidden' : undefined}>
        <Container>
          <details className="accordion-item">
            <summary>
              <h2 id={id} className="text-lg">
                <Phrases>{title}</Phrases>
              </h2>
            </summary>
            <div className="pb-6">
              {children}
              {more}
            </div>
          </details>
        </Container>
      </section>
    );
  }
  return (
    <section
      aria-labelledby={id}
      className={classNames('py-8 md:py-20', screenOnly ? 'print:hidden' : 'print:py-5', TONES[tone])}
    >
      <Container>
        <div className="section-head">
          <h2 id={id} className="text-2xl md:text-3xl">
            <Phrases>{title}</Phrases>
          </h2>
          {more}
        </div>
        <Paragraph
          className={classNames(
            'mt-4 max-w-text text-phrases print:break-after-avoid',
            tone === 'navy' ? 'text-on-navy' : 'text-ink-soft',
          )}
        >
          {lead}
        </Paragraph>
        <div className="mt-5 md:mt-10 print:mt-4">{children}</div>
      </Container>
    </section>
  );
}
