import { useCallback } from 'react';
import type { ProductCard } from '../../../shared/api/product-card.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { loadApi } from '../../api/load-api.ts';
import { Accordion } from '../../components/accordion.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useOnDemand } from '../../lib/hooks/use-on-demand.ts';
import { SkuTable } from './sku-table.tsx';

/**
 * Part numbers of several models, each loaded when it is unfolded; without script the models link to theirs.
 */
export function PartNumbers({ products }: { products: ProductCard[] }) {
  const hydrated = useHydrated();
  return (
    <div className="mt-10 print:hidden">
      <h3 className="text-xl">品番</h3>
      <p className="mt-2 mb-4 text-sm text-ink-soft">
        型番を開くと、ご注文とお見積もりに使う品番を表示します。
      </p>
      <Accordion>
        {products.map((product) =>
          hydrated ? (
            <PartNumbersOf key={product.id} product={product} />
          ) : (
            <Link
              key={product.id}
              to={`${productPath(product)}#skus`}
              className="flex min-h-12 items-center border-b border-line py-2 font-bold hover:text-aqua"
            >
              <ModelName>{product.model ?? product.name}</ModelName>
            </Link>
          ),
        )}
      </Accordion>
    </div>
  );
}

function PartNumbersOf({ product }: { product: ProductCard }) {
  const { id, model = product.name } = product;
  const load = useCallback(async () => (await loadApi()).getSkuModel(id), [id]);
  const { data, failed, request } = useOnDemand(load);
  return (
    <details
      className="group border-b border-line"
      onToggle={(event) => event.currentTarget.open && request()}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-bold hover:text-aqua [&::-webkit-details-marker]:hidden">
        <ModelName>{model}</ModelName>
        <Icon name="chevron-down" className="size-5 text-aqua transition-transform group-open:rotate-180" />
      </summary>
      <div className="min-h-14 pb-4" aria-live="polite">
        {data ? <SkuTable id={id} model={model} skus={data.skus} /> : null}
        {failed ? (
          <p className="text-sm text-ink-soft">
            品番を表示できませんでした。
            <Link to={productPath(product)} className="text-aqua underline underline-offset-4">
              製品ページ
            </Link>
            でご確認ください。
          </p>
        ) : null}
      </div>
    </details>
  );
}
