import { COMPARE_PATH, comparePath } from '../../../shared/comparison/asked-models.ts';
import { useHasPage } from '../../lib/page-context.tsx';
import { AddToList } from './add-to-list.tsx';

interface ProductActionsProps {
  id: number;
  /** Name of the product, for the accessible names of the controls. */
  model: string;
  /** A discontinued product can be compared with its successor, but not be added to the list. */
  ended?: boolean | undefined;
  className?: string;
}

/** Actions for a product on cards, in the finder, in search results and on its own page. */
export function ProductActions({ id, model, ended = false, className }: ProductActionsProps) {
  return (
    <footer className={className}>
      <CompareTick id={id} model={model} />
      {ended ? null : <AddToList id={id} model={model} />}
    </footer>
  );
}

/**
 * Control that adds a model to the comparison. Without script it is a link to the comparison, where others can be
 * added; with script (layout/compare) it is a checkbox. It does not depend on React, so that it works in markup that is
 * not hydrated.
 */
function CompareTick({ id, model }: { id: number; model: string }) {
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
