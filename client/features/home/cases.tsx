import type { ReactNode } from 'react';
import type { CaseCard as CaseCardData } from '../../../shared/api/case.ts';
import type { PageOf } from '../../../shared/api/envelope.ts';
import { CaseCard } from '../../components/case-card.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/more-link.tsx';
import { Section } from '../../components/section.tsx';

const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3';

/** Case studies that the editors put forward. */
export function Cases({ value }: { value: Promise<PageOf<CaseCardData> | null> | undefined }) {
  return (
    <Deferred name="cases" value={value} fallback={<Skeleton />}>
      {({ list }) =>
        list.length === 0 ? null : (
          <Frame id="cases">
            <ul className={GRID}>
              {list.map((item) => (
                <li key={item.id}>
                  <CaseCard item={item} />
                </li>
              ))}
            </ul>
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

const PLACES = ['一', '二', '三'];

function Skeleton() {
  return (
    <Frame id="cases-loading">
      <ul className={GRID} aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className="rounded-lg border border-line bg-white">
            <div className="aspect-video animate-pulse rounded-t-lg bg-surface-deep" />
            <div className="h-44" />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
