import type { CaseCard } from '../../../records/case/wire.ts';
import type { Api } from '../../../records/client.ts';
import { CardGridSkeleton } from '../../components/card/card-grid.tsx';
import { CaseGrid } from '../../components/card/case-card.tsx';
import { Deferred } from '../../components/deferred.tsx';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Section } from '../../components/section.tsx';
import { useListTitle } from '../../lib/page-context.tsx';

const CASES_SHOWN = 3;

interface ProductCases {
  list: CaseCard[];
  /** True for cases of the product itself, false for featured ones. */
  ofProduct: boolean;
}

/** Loads cases of the product, or the featured cases when it has none. */
export async function loadProductCases(api: Api, productId: number): Promise<ProductCases> {
  const own = await api.getCases({ limit: CASES_SHOWN, page: 1, productId });
  if (own.list.length > 0) return { list: own.list, ofProduct: true };
  const featured = await api.getHeaderCases();
  return { list: featured.list.slice(0, CASES_SHOWN), ofProduct: false };
}

/** Related case studies; may be streamed. */
export function ProductCasesSection({ value }: { value: Promise<ProductCases | null> | undefined }) {
  const title = useListTitle('/case-studies');
  return (
    <Section
      id="cases"
      title={title}
      tone="surface"
      more={<MoreLink to="/case-studies">すべての事例</MoreLink>}
    >
      <Deferred name="product-cases" value={value} fallback={<CardGridSkeleton />}>
        {({ list, ofProduct }) => (
          <>
            {ofProduct ? null : (
              <p className="-mt-4 mb-6 text-ink-soft">ほかの製品の事例もあわせてご覧ください。</p>
            )}
            <CaseGrid items={list} strip />
          </>
        )}
      </Deferred>
    </Section>
  );
}
