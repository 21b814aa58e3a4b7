import { AddToList } from './add-to-list.tsx';
import { CompareTick } from './compare-tick.tsx';

interface ProductActionsProps {
  id: number;
  /** Which product it is, for those who hear the controls alone. */
  model: string;
  /** What is no longer sold is compared with its successor, but put on no list. */
  ended?: boolean | undefined;
  className?: string;
}

/** What can be done with a product wherever it stands: on cards, in the finder, among search results, on its own page. */
export function ProductActions({ id, model, ended = false, className }: ProductActionsProps) {
  return (
    <footer className={className}>
      <CompareTick id={id} model={model} />
      {ended ? null : <AddToList id={id} model={model} />}
    </footer>
  );
}
