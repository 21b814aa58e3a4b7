import { chartOf } from '../../../records/case/chart.ts';
import type { ContentProblem, Corpus } from '../../corpus.ts';

/** Checks that the chart of a case finds its table, and numbers in it. */
export function checkCharts({ cases }: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  return cases.flatMap((record) => {
    const reason = chartOf(record);
    return typeof reason === 'string' ? [{ file: fileOf(record), field: 'chart', reason }] : [];
  });
}
