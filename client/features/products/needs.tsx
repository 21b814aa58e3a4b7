import type { ProductDetail } from '../../../records/product/wire.ts';
import { Link } from '../../components/navigation/link.tsx';
import { AddToList } from '../../components/product/add-to-list.tsx';
import { ModelName } from '../../components/product/model-name.tsx';
import { Terms } from '../../components/text/terms.tsx';

interface ProductNeedsProps extends Pick<ProductDetail, 'id' | 'inBox' | 'needs'> {
  /** False for discontinued products. */
  canAdd: boolean;
}

/** Contents of the box, and accessories that are not in it. */
export function ProductNeeds({ id, inBox = [], needs = [], canAdd }: ProductNeedsProps) {
  return (
    <>
      <p>
        <b>箱に入っているもの:</b>
        {['本体', ...inBox].join('、')}
      </p>
      {needs.length === 0 ? (
        <p className="mt-2">使い始めるのに必要なものは、すべて箱に入っています。</p>
      ) : null}
      <ul className="mt-4 border-t border-line">
        {needs.map(({ sku, name, quantity, when, note, facts, page }) => (
          <li
            key={`${sku} ${name}`}
            className="flex flex-wrap items-center gap-x-4 border-b border-line py-3"
          >
            <p className="grow basis-64 sm:basis-0">
              <b>
                {sku ? <ModelName>{sku}</ModelName> : null}
                <Terms>{`${sku ? ' ' : ''}${name}${quantity > 1 ? ` × ${quantity}` : ''}`}</Terms>
              </b>
              <span className="block text-sm">
                {[when && `${when}。`, note, facts].filter(Boolean).join('')}
                {page ? (
                  <Link to={page} className="text-link">
                    詳しく見る
                  </Link>
                ) : null}
              </span>
            </p>
            {sku && canAdd ? <AddToList id={id} sku={sku} model={sku} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
