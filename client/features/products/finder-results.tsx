import type { ProductCard, ScreenFacet } from '../../../shared/api/models.ts';
import type { FacetName } from '../../../shared/api/vocabulary.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { ProductGrid } from '../../components/product-grid.tsx';
import { FINDER_PATH, type FinderQuery, finderPath, without } from './finder-query.ts';

interface ChosenProps {
  facets: ScreenFacet[];
  choice: FinderQuery['choice'];
}

/** What is chosen, each with a link that takes it away again. */
export function Chosen({ facets, choice }: ChosenProps) {
  const chosen = facets.flatMap(({ name, label, options }) =>
    options
      .filter(({ value }) => choice[name as FacetName]?.includes(value))
      .map((option) => ({ ...option, name: name as FacetName, facet: label })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="選択中の条件" className="mb-6 flex flex-wrap items-center gap-2 print:hidden">
      {chosen.map(({ name, facet, value, label }) => (
        <li key={`${name}-${value}`}>
          <Link
            to={finderPath({ choice: without(choice, name, value) })}
            replace
            preventScrollReset
            aria-label={`${facet}「${label}」を外す`}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-aqua-line bg-aqua-pale px-3 text-sm text-aqua-deep hover:border-aqua"
          >
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={FINDER_PATH}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-sm text-aqua underline underline-offset-4 hover:text-aqua-deep"
        >
          すべて解除
        </Link>
      </li>
    </ul>
  );
}

/** Products of the asked-for page, or what to do when there are none. */
export function FinderResults({ products }: { products: ProductCard[] }) {
  if (products.length > 0) return <ProductGrid products={products} eager={4} />;
  return (
    <div className="rounded-lg border border-line bg-surface px-6 py-12 text-center">
      <p className="text-lg font-bold">条件に合う製品が見つかりませんでした</p>
      <p className="mx-auto mt-3 max-w-text text-balance text-ink-soft">
        条件を減らすか、別の組み合わせをお試しください。ご要望に合う構成は、営業担当がお探しします。
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={FINDER_PATH} tone="secondary">
          条件をすべて解除
        </ButtonLink>
        <ButtonLink to="/sales">機種選びを相談</ButtonLink>
      </div>
    </div>
  );
}
