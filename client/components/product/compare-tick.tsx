import { COMPARE_PATH, comparePath } from '../../../shared/comparison/asked-models.ts';
import { useHasPage } from '../../lib/page-context.tsx';

/**
 * Control that adds a model to the comparison. Without script it is a link to the comparison, where others can be
 * added; with script (layout/compare) it is a checkbox. It does not depend on React, so that it works in markup that is
 * not hydrated.
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
