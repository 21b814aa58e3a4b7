import { LIST_PATH, listPath } from '../../../shared/products/list-path.ts';
import type { SelectionRow } from '../../../shared/products/selection.ts';
import { useHasPage } from '../../lib/page-context.tsx';
import { classNames } from '../class-names.ts';

interface AddToListProps extends Pick<SelectionRow, 'id' | 'sku'> {
  /** Name of the product, for the accessible name of the link. */
  model: string;
  className?: string;
}

/**
 * Link that adds a product to the list (layout/selection). Without script it opens a list of this product; it does not
 * depend on React, so that it works in markup that is not hydrated.
 */
export function AddToList({ model, className, ...row }: AddToListProps) {
  const hasPage = useHasPage();
  if (!hasPage(LIST_PATH)) return null;
  return (
    <a
      className={classNames('add-item', className)}
      href={listPath([{ ...row, quantity: 1 }])}
      aria-label={`${model}をリストに追加`}
    >
      <span>
        リスト<span className="verb">に追加</span>
      </span>
    </a>
  );
}
