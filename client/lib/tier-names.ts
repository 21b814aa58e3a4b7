import type { LoaderFunctionArgs } from 'react-router';
import { TIER_WORDS_PAGE, type TierNames, tierNames } from '../../shared/topology/tiers.ts';
import { loadWords } from './words.ts';

/** What the vendor calls the tiers of a network. */
export async function loadTierNames(args: Pick<LoaderFunctionArgs, 'context'>): Promise<TierNames> {
  return tierNames(await loadWords(args, TIER_WORDS_PAGE));
}
