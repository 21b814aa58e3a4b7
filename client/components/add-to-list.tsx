import { LIST_PATH, listPath } from '../../shared/products/list-path.ts';
import type { SelectionRow } from '../../shared/products/selection.ts';
import { useHasPage } from '../lib/page-context.tsx';
import { classNames } from './class-names.ts';

interface AddToListProps extends Pick<SelectionRow, 'id' | 'sku'> {
  /** What is added, for those who hear the link alone. */
  model: string;
  className?: string;
}

/**
 * Puts a product on the list (layout/selection). Without script it leads to a list of this product; nothing of it needs
 * React, so that it works in markup that is as the server wrote it.
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
