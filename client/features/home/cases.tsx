import type { ReactNode } from 'react';
import type { CaseCard } from '../../../records/case/wire.ts';
import type { PageOf } from '../../../shared/api/envelope.ts';
import type { HomeSection } from '../../../shared/site/home-schema.ts';
import { CardGridSkeleton } from '../../components/card/card-grid.tsx';
import { CaseGrid } from '../../components/card/case-card.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { Section } from '../../components/section.tsx';
import { sectionWords } from './section-words.tsx';

interface CasesProps {
  section: HomeSection;
  value: Promise<PageOf<CaseCard> | null> | undefined;
}

/** Case studies that editors feature. */
export function Cases({ section, value }: CasesProps) {
  return (
    <Deferred
      name="cases"
      value={value}
      fallback={
        <Frame id="cases-loading" section={section}>
          <CardGridSkeleton strip />
        </Frame>
      }
    >
      {({ list }) =>
        list.length === 0 ? null : (
          <Frame id="cases" section={section}>
            <CaseGrid items={list} strip />
          </Frame>
        )
      }
    </Deferred>
  );
}

function Frame({ id, section, children }: { id: string; section: HomeSection; children: ReactNode }) {
  return (
    <Section id={id} {...sectionWords(section)} tone="surface">
      {children}
    </Section>
  );
}
