import type { ContentProblem, Corpus } from '../corpus.ts';

/** Checks that the history of a policy ends with the day of its last change, and lists each earlier day below it. */
export function checkHistories(
  { serviceTexts, singleTexts }: Pick<Corpus, 'serviceTexts' | 'singleTexts'>,
  fileOf: (record: object) => string,
): ContentProblem[] {
  return [...serviceTexts, ...singleTexts].flatMap((text) => {
    const days = text.history.map(({ on }) => on);
    const [latest] = days;
    const file = fileOf(text);
    if (latest === undefined) return [];
    return [
      ...(latest === text.updatedOn
        ? []
        : [{ file, field: 'updatedOn', reason: `改定の履歴(history)の先頭は ${latest} です` }]),
      ...days.flatMap((day, index) =>
        index > 0 && day >= days[index - 1]!
          ? [{ file, field: `history[${index}].on`, reason: '上の日より前の日を、新しい順に書いてください' }]
          : [],
      ),
    ];
  });
}
