import { PREFECTURES } from '../../shared/prefectures.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';

/** Wherever a visitor is, there is a partner; a vendor that lists none has no gaps. */
export function checkPartners({ partners }: Corpus): ContentProblem[] {
  if (partners.length === 0) return [];
  return PREFECTURES.filter((prefecture) => !partners.some(({ areas }) => areas.includes(prefecture))).map(
    (prefecture) => ({
      file: 'partners.yaml',
      field: 'areas',
      reason: `${prefecture}を受け持つパートナーがありません`,
    }),
  );
}
