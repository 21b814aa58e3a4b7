import type { ContentProblem, Corpus } from '../corpus.ts';
import { coveredLists, coverSystems } from '../media-files/cover-systems.ts';

/** Reports neighbours in a list whose covers are drawn alike, which only a record's own `coverSystem` can cause. */
export function checkCoverSystems(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const systems = coverSystems(corpus);
  return coveredLists(corpus).flatMap((records) =>
    records.flatMap((record, place) => {
      const before = records[place - 1];
      const own = systems.get(record);
      if (!before || !own || own !== systems.get(before)) return [];
      const reason = `一覧で隣に並ぶ id ${before.id} の表紙と同じ描き方です。別のものにしてください`;
      return [{ file: fileOf(record), field: 'coverSystem', reason }];
    }),
  );
}
