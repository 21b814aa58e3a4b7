import type { ContentProblem, Corpus, FileOf } from '../corpus.ts';

/** Checks that the history of a policy ends with the day of its last change, and lists each earlier day below it. */
export function* checkHistories(
  { serviceTexts, singleTexts }: Pick<Corpus, 'serviceTexts' | 'singleTexts'>,
  fileOf: FileOf,
): Iterable<ContentProblem> {
  for (const text of [...serviceTexts, ...singleTexts]) {
    const days = text.history.map(({ on }) => on);
    const [latest] = days;
    const file = fileOf(text);
    if (latest !== undefined && latest !== text.updatedOn)
      yield { file, field: 'updatedOn', reason: `改定の履歴(history)の先頭は ${latest} です` };
    for (const [index, day] of days.entries())
      if (index > 0 && day >= days[index - 1]!)
        yield { file, field: `history[${index}].on`, reason: '上の日より前の日を、新しい順に書いてください' };
  }
}
