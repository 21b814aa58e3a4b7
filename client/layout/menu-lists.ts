import type { CaseCard } from '../../records/case/wire.ts';
import type { SolutionCard } from '../../records/solution/wire.ts';
import { linkedBy } from '../../shared/paths/solution-links.ts';
import { loadApi } from '../api/load-api.ts';
import { latePart, useLatePart } from '../lib/loading/late-part.ts';
import { usePageContext } from '../lib/page-context.tsx';
import { useAppSelector } from '../store/store.ts';

// Lists of the menus, loaded when a menu shows them for the first time.

const SOLUTIONS = latePart(async () => (await (await loadApi()).getHeaderSolutions()).list);
const CASES = latePart(async () => (await (await loadApi()).getHeaderCases()).list);

/** The ten solutions of the menu; until they have loaded, and when loading fails, the first four. */
export function useMenuSolutions(): SolutionCard[] {
  const { solutionNames } = usePageContext().contentPages;
  const first = useAppSelector(({ catalogue }) => catalogue.soluList);
  const loaded = useLatePart(SOLUTIONS, true);
  if (!loaded) return first;
  // The menu's list may differ: the initial list of the page defines the first four.
  return first.length > 0 ? loaded.map(linkedBy(solutionNames, first)) : loaded;
}

/** The newest cases; undefined until they have loaded. */
export function useMenuCases(onMissing?: () => void): CaseCard[] | undefined {
  return useLatePart(CASES, true, onMissing);
}
