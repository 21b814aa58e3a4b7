import type { ScreenFacet } from '../../../../records/product/wire.ts';
import type { ProductCard } from '../../../../shared/api/product-card.ts';
import type { FacetName, ProductOrder } from '../../../../shared/api/vocabulary.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/navigation/link.tsx';
import { ComparisonTable } from '../../../components/product/comparison-table.tsx';
import { ProductGrid } from '../../../components/product/product-grid.tsx';
import { FinderButton } from './finder-form.tsx';
import { FINDER_PATH, type FinderQuery, finderPath, without } from './finder-query.ts';
import type { FinderTable } from './finder-table.ts';

type Shown = Omit<FinderQuery, 'page'>;

/** Chosen options, each with a link that removes it. Without a choice a text keeps their place. */
export function Chosen({ facets, query }: { facets: ScreenFacet[]; query: Shown }) {
  const { choice } = query;
  const chosen = facets.flatMap(({ name, label, options }) =>
    options
      .filter(({ value }) => choice[name as FacetName]?.includes(value))
      .map((option) => ({ ...option, name: name as FacetName, facet: label })),
  );
  if (chosen.length === 0) {
    return (
      <p className="mb-4 flex min-h-11 items-center text-sm text-ink-soft print:hidden">
        選択中の条件はありません。
      </p>
    );
  }
  const labels = facets.flatMap(({ options }) => options.map(({ label }) => label));
  /** Facets may share an option: `10G` alone does not identify the kind of port. */
  const nameOf = (label: string, facet: string) =>
    labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${facet} ${label}`;
  return (
    <ul
      aria-label="選択中の条件"
      className="relative mb-4 flex items-center gap-2 overflow-x-auto md:flex-wrap print:hidden"
    >
      {chosen.map(({ name, facet, value, label }) => (
        <li key={`${name}-${value}`} className="shrink-0">
          <Link
            to={finderPath({ ...query, choice: without(choice, name, value) })}
            replace
            preventScrollReset
            aria-label={`${facet}「${label}」を外す`}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-aqua-line bg-aqua-pale px-3 text-sm text-aqua-deep hover:border-aqua"
          >
            {nameOf(label, facet)}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li className="shrink-0">
        <Link
          to={finderPath({ ...query, choice: {} })}
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

const ORDERS: { sort: ProductOrder | undefined; name: string }[] = [
  { sort: undefined, name: 'おすすめ順' },
  { sort: 'new', name: '新しい順' },
  { sort: 'model', name: '型番順' },
];

/** Number, order and layout of the results. Sticky while the list scrolls. */
export function ResultBar({ query, total }: { query: Shown; total: number }) {
  const { choice, sort, isTable } = query;
  const ways = [
    {
      label: '並べ替え',
      links: ORDERS.map(({ sort: order, name }) => ({
        name,
        to: finderPath({ choice, isTable, sort: order }),
        isCurrent: order === sort,
      })),
    },
    {
      label: '表示',
      links: [false, true].map((table) => ({
        name: table ? '表' : '一覧',
        to: finderPath({ choice, sort, isTable: table }),
        isCurrent: table === isTable,
      })),
    },
  ];
  return (
    <div className="sticky top-(--stuck-top) z-20 mb-4 flex flex-wrap items-center gap-x-5 border-b border-line bg-white py-2 print:hidden">
      <FinderButton choice={choice} />
      <p role="status" className="mr-auto">
        <b className="text-2xl leading-tight tabular-nums">{total}</b>製品
      </p>
      {ways.map(({ label, links }) => (
        <nav
          key={label}
          aria-label={label}
          className="max-md:first-of-type:order-last max-md:first-of-type:w-full"
        >
          <ul className="flex">
            {links.map(({ name, to, isCurrent }) => (
              <li key={name}>
                <Link
                  to={to}
                  replace
                  preventScrollReset
                  aria-current={isCurrent || undefined}
                  className="flex min-h-11 items-center border-b-2 border-transparent px-2 text-sm text-ink-soft underline-offset-4 hover:text-aqua hover:underline aria-[current]:border-aqua aria-[current]:font-bold aria-[current]:text-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

interface FinderResultsProps {
  products: ProductCard[];
  /** Table of the products; undefined for cards. */
  table: FinderTable | undefined;
}

/** Products of the requested page, or advice when there are none. */
export function FinderResults({ products, table }: FinderResultsProps) {
  if (products.length === 0) return <NothingFound />;
  if (table) return <ComparisonTable label="製品の一覧表" {...table} />;
  return <ProductGrid products={products} columns={3} eager={3} />;
}

function NothingFound() {
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
