import type { Api } from '../../../records/client.ts';
import type { SolutionCard, SolutionDetail } from '../../../records/solution/wire.ts';
import { everyPage } from '../../../shared/api/every-page.ts';
import { parseParam } from '../../../shared/paths/params.ts';
import { unlessMissing } from '../../lib/loading/load.ts';

interface FoundSolution {
  card: SolutionCard;
  /** Null when the upstream has only the list: the page then shows the list's data. */
  detail: SolutionDetail | null;
  others: SolutionCard[];
}

const OTHERS_SHOWN = 3;

/**
 * Finds the solution of an address by its fixed name or its id. Undefined when the list does not contain it.
 */
export async function findSolution(api: Api, raw: string): Promise<FoundSolution | undefined> {
  const list = await everyPage((paging) => api.getSolutions(paging));
  const wanted = parseParam('solution', raw)?.id;
  const index = list.findIndex(({ id, jumpUrlName }) =>
    wanted === undefined ? jumpUrlName === `/solutions/${raw}` : id === wanted,
  );
  const card = list[index];
  if (!card) return undefined;
  const others = [...list.slice(index + 1), ...list.slice(0, index)].slice(0, OTHERS_SHOWN);
  return { card, detail: await unlessMissing(api.getSolution(card.id)), others };
}
