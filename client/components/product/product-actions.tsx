import { AddToList } from './add-to-list.tsx';
import { CompareTick } from './compare-tick.tsx';

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
