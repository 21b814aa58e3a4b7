import { PREFECTURES } from '../../shared/prefectures.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';

/** Wherever a visitor is, there is a partner, where the vendor says so. */
export function checkPartners({ partners, ownChecks }: Corpus): ContentProblem[] {
  if (!ownChecks.partnersEverywhere) return [];
  return PREFECTURES.filter((prefecture) => !partners.some(({ areas }) => areas.includes(prefecture))).map(
    (prefecture) => ({
      file: 'partners.yaml',
      field: 'areas',
      reason: `${prefecture}を受け持つパートナーがありません`,
    }),
  );
}
