import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatItems, LIST_PATH } from '../../../shared/products/list-path.ts';
import { isSameList, mergeRows, type SelectionRow } from '../../../shared/products/selection.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useSelection, writeSelection } from '../../lib/products/selection.ts';

/** List on the page: from its address, or else this browser's own. */
export interface ShownList {
  rows: readonly SelectionRow[];
  /** A shared list, while this browser has another one: edits change neither. */
  isForeign: boolean;
  /** False until the browser's list has been read. */
  isKnown: boolean;
  change(rows: readonly SelectionRow[]): void;
  /** Stores the displayed list as this browser's list: replaces its own, or is added to it. */
  take(how: 'replace' | 'add'): void;
}

/** Provides the list of a page. @param given the list of the address; undefined where it has none */
export function useList(given: readonly SelectionRow[] | undefined): ShownList {
  const own = useSelection();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const key = given && formatItems(given);
  const [edited, setEdited] = useState({ key, rows: given });
  if (edited.key !== key) setEdited({ key, rows: given });
  const shown = edited.key === key ? edited.rows : given;
  const isTaken = isHydrated && shown !== undefined && (own.length === 0 || isSameList(own, shown));

  function keep(rows: readonly SelectionRow[]): void {
    writeSelection(rows);
    if (given) void navigate(LIST_PATH, { replace: true, preventScrollReset: true });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when no own list would be lost
  useEffect(() => {
    if (isTaken && shown) keep(shown);
  }, [isTaken]);

  return {
    rows: shown ?? own,
    isForeign: isHydrated && shown !== undefined && !isTaken,
    isKnown: isHydrated || shown !== undefined,
    change: (rows) => (shown ? setEdited({ key, rows }) : writeSelection(rows)),
    take: (how) => shown && keep(how === 'replace' ? shown : mergeRows(own, shown).rows),
  };
}
