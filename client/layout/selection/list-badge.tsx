import { LIST_PATH } from '../../../shared/products/list-path.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { useHasPage } from '../../lib/page-context.tsx';
import { useSelectionCount } from '../../lib/products/selection-count.ts';

/** Link to the shortlist with its number of products. Space for the number is reserved before it is known. */
export function ListBadge() {
  const count = useSelectionCount();
  const hasPage = useHasPage();
  if (!hasPage(LIST_PATH)) return null;
  return (
    <Link to={LIST_PATH} className="list-badge">
      <Icon name="list" className="size-6" />
      <span>検討リスト</span>
      {count > 0 ? (
        <strong>
          {count}
          <span className="sr-only">件</span>
        </strong>
      ) : null}
    </Link>
  );
}
