import type { Api } from '../../../records/client.ts';
import type { SolutionCard, SolutionDetail } from '../../../records/solution/wire.ts';
import { isApiError } from '../../../shared/api/error.ts';
import { everyPage } from '../../../shared/api/every-page.ts';
import { parseParam } from '../../../shared/paths/params.ts';

interface FoundSolution {
  card: SolutionCard;
  /** Null when the upstream has only the list. */
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
  return { card, detail: await detailOf(api, card.id), others };
}

/**
 * Details of a solution; null for an upstream without this call (404), so that the page shows the list's
 * data.
 */
async function detailOf(api: Api, id: number): Promise<SolutionDetail | null> {
  try {
    return await api.getSolution(id);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
