import { PREFECTURES } from '../../shared/address/prefectures.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';

const FILE = 'partners.yaml';

/** Checks the vendor's promises about its partners: one for each prefecture, each with address and phone number. */
export function* checkPartners({
  partners,
  ownChecks: { partnersEverywhere, partnersReachable },
}: Pick<Corpus, 'partners' | 'ownChecks'>): Iterable<ContentProblem> {
  for (const prefecture of partnersEverywhere ? PREFECTURES : [])
    if (!partners.some(({ areas }) => areas.includes(prefecture)))
      yield { file: FILE, field: 'areas', reason: `${prefecture}を受け持つパートナーがありません` };
  for (const partner of partnersReachable ? partners : [])
    for (const field of ['address', 'phone'] as const)
      if (partner[field] === undefined)
        yield { file: FILE, field, reason: `id ${partner.id} にはありません` };
}
