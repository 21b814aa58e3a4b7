import { linkedBy } from '../../shared/api/calls/links.ts';
import type { CaseCard, SolutionCard } from '../../shared/api/models.ts';
import { loadApi } from '../api/load-api.ts';
import { usePageContext } from '../lib/page-context.tsx';
import { useOnDemand } from '../lib/use-on-demand.ts';
import { useAppSelector } from '../store/store.ts';

/** Lists of the menus that are fetched when a menu shows them for the first time. */
export interface MenuLists {
  /** The first four solutions until (or in place of) the ten that the menu asks for. */
  solutions: SolutionCard[];
  requestSolutions(): void;
  /** Null until they are there. */
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
    // The menu's list may be a choice of its own: which are the first four, the page's start says.
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
