import type { CaseCard } from '../../records/case/wire.ts';
import type { SolutionCard } from '../../records/solution/wire.ts';
import { linkedBy } from '../../shared/paths/solution-links.ts';
import { loadApi } from '../api/load-api.ts';
import { useOnDemand } from '../lib/hooks/use-on-demand.ts';
import { usePageContext } from '../lib/page-context.tsx';
import { useAppSelector } from '../store/store.ts';

/** Lists of the menus, loaded when a menu shows them for the first time. */
export interface MenuLists {
  /** The ten solutions of the menu; until they have loaded, and when loading fails, the first four. */
  solutions: SolutionCard[];
  requestSolutions(): void;
  /** Null until they have loaded. */
  cases: CaseCard[] | null;
  casesFailed: boolean;
  requestCases(): void;
}

const loadSolutions = async () => (await (await loadApi()).getHeaderSolutions()).list;
const loadCases = async () => (await (await loadApi()).getHeaderCases()).list;

export function useMenuLists(): MenuLists {
  const { solutionNames } = usePageContext().contentPages;
  const firstSolutions = useAppSelector(({ catalogue }) => catalogue.soluList);
  const solutions = useOnDemand(loadSolutions);
  const cases = useOnDemand(loadCases);
  return {
    // The menu's list may differ: the initial list of the page defines the first four.
    solutions:
      (firstSolutions.length > 0
        ? solutions.data?.map(linkedBy(solutionNames, firstSolutions))
        : solutions.data) ?? firstSolutions,
    requestSolutions: solutions.request,
    cases: cases.data,
    casesFailed: cases.failed,
    requestCases: cases.request,
  };
}
