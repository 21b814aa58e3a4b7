import type { ReactNode } from 'react';
import type { FaqCategory } from '../../../records/faq/wire.ts';
import { DeferredList } from '../../components/deferred.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Section } from '../../components/section.tsx';
import { Terms } from '../../components/text/terms.tsx';

const GRID = 'grid gap-4 md:grid-cols-2 lg:gap-6 xl:grid-cols-3';
/** Usual number of categories, used until they have arrived. */
const USUAL = 6;

/** Categories of questions with a sentence on each; may be streamed. */
export function FaqCategories({ value }: { value: Promise<FaqCategory[] | null> | undefined }) {
  return (
    <DeferredList
      name="faq-categories"
      value={value}
      fallback={
        <Frame id="categories-loading">
          <ul className={GRID} aria-hidden="true">
            {Array.from({ length: USUAL }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike and never change places
              <li key={index} className="h-28 animate-pulse rounded-lg bg-surface-deep" />
            ))}
          </ul>
        </Frame>
      }
    >
      {(categories) => (
        <Frame id="categories">
          <ul className={GRID}>
            {categories.map((category) => (
              <Category key={category.id} category={category} />
            ))}
          </ul>
        </Frame>
      )}
    </DeferredList>
  );
}

function Frame({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Section id={id} title="分野から探す" tone="surface">
      {children}
    </Section>
  );
}

function Category({ category: { name, lead, total } }: { category: FaqCategory }) {
  return (
    <li className="group link-card p-5 md:p-6">
      <h3 className="flex items-baseline justify-between gap-4 text-base">
        <Link to={`/faq?${new URLSearchParams({ category: name })}`} className="spread-link">
          {name}
        </Link>
        <span className="shrink-0 text-sm font-normal text-ink-soft tabular-nums">{total}件</span>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        <Terms>{lead}</Terms>
      </p>
    </li>
  );
}
