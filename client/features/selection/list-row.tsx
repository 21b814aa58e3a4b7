import { useId, useState } from 'react';
import { LOCALE } from '../../../shared/constants.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { formatItems } from '../../../shared/products/list-path.ts';
import { accessoryOf, LIST_FIGURES, type ListedProduct } from '../../../shared/products/listed-product.ts';
import { QUANTITY_MAX, readQuantity, type SelectionRow } from '../../../shared/products/selection.ts';
import { FieldError } from '../../components/form/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { Tag } from '../../components/tag.tsx';
import { Terms } from '../../components/text/terms.tsx';
import { DEFAULT_PRODUCT_IMAGE, PRODUCT_IMAGE_SIZE } from '../../lib/products/product-image.ts';
import type { KnownProducts } from './use-products.ts';

interface ListRowProps {
  row: SelectionRow;
  index: number;
  product: ListedProduct | undefined;
  state: KnownProducts['state'];
  onQuantity(quantity: number): void;
  onRemove(): void;
}

/** Product of the list: picture, description, figures, quantity and remove button. */
export function ListRow({ row, index, product, state, onQuantity, onRemove }: ListRowProps) {
  const name = row.sku ?? product?.model ?? `製品番号${row.id}`;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-line py-4 md:grid-cols-[7rem_minmax(0,1fr)_auto] md:gap-x-6">
      <img
        src={product?.imgUrl || DEFAULT_PRODUCT_IMAGE}
        alt=""
        {...PRODUCT_IMAGE_SIZE}
        loading={index < 4 ? 'eager' : 'lazy'}
        className="aspect-4/3 w-full rounded-md border border-line bg-surface object-cover"
      />
      <div className="min-w-0">
        {product ? <About product={product} sku={row.sku} /> : <Unknown name={name} state={state} />}
      </div>
      <div className="flex items-start gap-3 max-md:col-start-2">
        <Quantity name={name} quantity={row.quantity} onQuantity={onQuantity} />
        <input type="hidden" name="item" value={formatItems([row])} />
        <button
          type="submit"
          name="intent"
          value={`remove-${index}`}
          aria-label={`${name}をリストから外す`}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
          className="flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-surface hover:text-ink print:hidden"
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}

function About({ product, sku }: { product: ListedProduct; sku: string | undefined }) {
  const accessory = accessoryOf(product, sku);
  const figures = LIST_FIGURES.flatMap(({ name, label, unit }) => {
    const figure = accessory ? undefined : product.figures[name];
    return figure === undefined ? [] : [{ label, text: `${figure.toLocaleString(LOCALE)}${unit}` }];
  });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 font-bold">
        <Link to={productPath(product)} className="inline-block py-1 text-lg tracking-wide strong-link">
          <ModelName>{product.model}</ModelName>
        </Link>
        {product.isEnded ? <Tag tone="notice">販売終了</Tag> : null}
      </p>
      <p className="text-sm text-ink-soft">
        <Terms>{accessory?.name ?? product.name}</Terms>
      </p>
      {sku ? (
        <p className="mt-1 text-sm">
          品番:<ModelName>{sku}</ModelName>
        </p>
      ) : null}
      {figures.length > 0 ? (
        <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
          {figures.map(({ label, text }) => (
            <div key={label} className="flex gap-1.5 whitespace-nowrap">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-bold tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

const SAYINGS: Record<KnownProducts['state'], string> = {
  'on the way': '製品の内容を読み込んでいます。',
  failed: '製品の内容を表示できませんでした。リストはそのままお使いいただけます。',
  there: '掲載していない製品です。リストから外してください。',
};

function Unknown({ name, state }: { name: string; state: KnownProducts['state'] }) {
  return (
    <>
      <p className="text-lg font-bold">{name}</p>
      <p className="text-sm text-ink-soft">{SAYINGS[state]}</p>
    </>
  );
}

interface QuantityProps {
  name: string;
  quantity: number;
  onQuantity(quantity: number): void;
}

/** Quantity field. The input is kept as typed while it equals the list's value or is invalid. */
function Quantity({ name, quantity, onQuantity }: QuantityProps) {
  const [typed, setTyped] = useState(String(quantity));
  const read = readQuantity(typed);
  const isWrong = read === undefined;
  const errorId = useId();
  return (
    <div className="w-28">
      <label className="flex items-center gap-2">
        <input
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${name}の台数`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          value={isWrong || read === quantity ? typed : String(quantity)}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = readQuantity(target.value);
            if (next !== undefined) onQuantity(next);
          }}
          className="h-11 w-20 rounded-md border border-line-strong bg-white px-3 text-right tabular-nums aria-invalid:border-2 aria-invalid:border-danger print:border-0"
        />
        <span aria-hidden="true">台</span>
      </label>
      <FieldError
        id={errorId}
        error={isWrong ? `1〜${QUANTITY_MAX.toLocaleString(LOCALE)}の整数で入力してください。` : undefined}
      />
    </div>
  );
}
