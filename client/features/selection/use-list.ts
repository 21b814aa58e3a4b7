import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatItems, LIST_PATH } from '../../../shared/products/list-path.ts';
import { isSameList, mergeRows, type SelectionRow } from '../../../shared/products/selection.ts';
import { useSelection, writeSelection } from '../../lib/selection.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** The list that a page shows: that of its address, or else that of this browser. */
export interface ShownList {
  rows: readonly SelectionRow[];
  /** Somebody else's list, while this browser has one of its own: what is changed here changes neither. */
  isForeign: boolean;
  /** Before the browser has looked, nobody knows its list. */
  isKnown: boolean;
  change(rows: readonly SelectionRow[]): void;
  /** Makes the list shown that of this browser: in place of its own, or in addition to it. */
  take(how: 'replace' | 'add'): void;
}

/** @param given the list of the address; undefined where it has none */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known that nothing is lost
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
