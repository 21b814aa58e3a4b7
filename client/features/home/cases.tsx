import type { ReactNode } from 'react';
import type { CaseCard as CaseCardData } from '../../../shared/api/case.ts';
import type { PageOf } from '../../../shared/api/envelope.ts';
import { CardGrid, CardGridSkeleton } from '../../components/card-grid.tsx';
import { CaseCard } from '../../components/case-card.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { Section } from '../../components/section.tsx';

/** Case studies that the editors put forward. */
export function Cases({ value }: { value: Promise<PageOf<CaseCardData> | null> | undefined }) {
  return (
    <Deferred
      name="cases"
      value={value}
      fallback={
        <Frame id="cases-loading">
          <CardGridSkeleton />
        </Frame>
      }
    >
      {({ list }) =>
        list.length === 0 ? null : (
          <Frame id="cases">
            <CardGrid items={list}>{(item) => <CaseCard item={item} />}</CardGrid>
          </Frame>
        )
      }
    </Deferred>
  );
}

function Frame({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Section
      id={id}
      eyebrow="Case studies"
      title="導入事例"
      lead="課題、構成、導入後の変化を、規模がわかる数字とともにご紹介します。"
      tone="surface"
      more={<MoreLink to="/case-studies">すべての導入事例</MoreLink>}
    >
      {children}
    </Section>
  );
}
