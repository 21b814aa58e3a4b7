import { productPath } from '../../../shared/paths/params.ts';
import { LIST_PATH, withItems } from '../../../shared/products/list-path.ts';
import type { ChosenProduct, Proposal } from '../../../shared/sizing/result.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { ProductName } from '../../components/product/product-name.tsx';

const POWER_PATH = '/tools/power';

/** The products of each answer, and where they go from here. */
export function Proposals({ proposals, path }: { proposals: Proposal[]; path: string }) {
  if (proposals.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-xl">製品の候補</h3>
      <ul className="grid gap-4 lg:grid-cols-3">
        {proposals.map(({ title, items }) => (
          <li
            key={title}
            className="flex flex-col rounded-lg border border-line bg-white p-5 break-inside-avoid"
          >
            <h4 className="text-base text-ink-soft">{title}</h4>
            <ul className="mt-3 mb-5 space-y-4">
              {items.map((item) => (
                <Item key={`${item.id} ${item.reason}`} item={item} />
              ))}
            </ul>
            <Actions title={title} items={items} path={path} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Item({ item: { id, slug, model, sku, name, quantity, reason } }: { item: ChosenProduct }) {
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={productPath({ id, slug })} className="text-link text-lg font-bold">
          <ModelName>{sku ?? model}</ModelName>
        </Link>
        <span className="font-bold whitespace-nowrap tabular-nums">
          <span className="text-2xl">{quantity}</span>台
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        <ProductName>{name}</ProductName>
      </p>
      <p className="mt-1 text-sm">{reason}</p>
    </li>
  );
}

function Actions({ title, items, path }: { title: string; items: ChosenProduct[]; path: string }) {
  const rows = items.map(({ id, sku, quantity }) => ({ id, quantity, ...(sku && { sku }) }));
  return (
    <div className="mt-auto flex flex-wrap gap-3 print:hidden">
      <ButtonLink to={withItems(LIST_PATH, rows)} rel="nofollow" className="grow">
        検討リストに入れる
        <span className="sr-only">{`(${title})`}</span>
      </ButtonLink>
      {path !== POWER_PATH ? (
        <ButtonLink to={withItems(POWER_PATH, rows)} tone="secondary" rel="nofollow" className="grow">
          電力を計算する
          <span className="sr-only">{`(${title})`}</span>
        </ButtonLink>
      ) : null}
    </div>
  );
}
