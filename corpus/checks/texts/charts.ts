import { chartOf } from '../../../records/case/chart.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';

/** Checks that the chart of a case finds its table, and numbers in it. */
export function* checkCharts({ cases }: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  for (const record of cases) {
    const reason = chartOf(record);
    if (typeof reason === 'string') yield { file: fileOf(record), field: 'chart', reason };
  }
}
