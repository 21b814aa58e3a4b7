import { COMPARE_PATH, comparePath } from '../../shared/comparison/asked-models.ts';
import { useHasPage } from '../lib/page-context.tsx';

/**
 * Puts a model beside others. Without script a link to the comparison, where others are added; with it
 * (layout/compare) a box to tick. Nothing of it needs React, so that it works in markup that is as the server wrote it.
 */
export function CompareTick({ id, model }: { id: number; model: string }) {
  const hasPage = useHasPage();
  if (!hasPage(COMPARE_PATH)) return null;
  return (
    <a className="compare-tick" href={comparePath([id])} aria-label={`${model}を比較に追加`}>
      <span>
        比較<span className="verb">に追加</span>
      </span>
    </a>
  );
}
