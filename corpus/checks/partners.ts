import { PREFECTURES } from '../../shared/prefectures.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';

const FILE = 'partners.yaml';

/** Checks the vendor's promises about its partners. */
export function checkPartners({
  partners,
  ownChecks: { partnersEverywhere, partnersReachable },
}: Pick<Corpus, 'partners' | 'ownChecks'>): ContentProblem[] {
  return [
    ...(partnersEverywhere ? uncovered(partners) : []),
    ...(partnersReachable ? unreachable(partners) : []),
  ];
}

/** Reports prefectures that no partner covers. */
function uncovered(partners: Corpus['partners']): ContentProblem[] {
  return PREFECTURES.filter((prefecture) => !partners.some(({ areas }) => areas.includes(prefecture))).map(
    (prefecture) => ({
      file: FILE,
      field: 'areas',
      reason: `${prefecture}を受け持つパートナーがありません`,
    }),
  );
}

/** Reports partners without a phone number or an address to visit. */
function unreachable(partners: Corpus['partners']): ContentProblem[] {
  return partners.flatMap((partner) =>
    (['address', 'phone'] as const)
      .filter((field) => partner[field] === undefined)
      .map((field) => ({ file: FILE, field, reason: `id ${partner.id} にはありません` })),
  );
}
