import type { ContentProblem, Corpus } from '../../corpus.ts';

/** Days until an answer: 「当日または翌営業日」, 「2営業日」. */
const DAYS = /当日または翌営業日|翌営業日|\d{1,3}営業日/g;
/** Names of the words that describe the steps after sending. */
const STEPS = /next$/i;

function daysIn(text: string | readonly string[] = ''): string[] {
  return [text].flat().join('\n').match(DAYS) ?? [];
}

/**
 * Checks that the lead and the words of a form's page promise no other days than the steps after sending
 * (`words.next`), which its receipt and its mail quote.
 */
export function checkAnswerDays(
  { pages }: Pick<Corpus, 'pages'>,
  fileOf: (record: object) => string,
): ContentProblem[] {
  return pages.flatMap((page) => {
    const { lead, words = {} } = page;
    if (!words.next) return [];
    const promised = daysIn(words.next);
    const others = Object.entries(words).filter(([name]) => !STEPS.test(name));
    const texts = [
      ['lead', lead] as const,
      ...others.map(([name, text]) => [`words.${name}`, text] as const),
    ];
    return texts.flatMap(([field, text]) =>
      daysIn(text)
        .filter((days) => !promised.includes(days))
        .map((days) => ({
          file: fileOf(page),
          field,
          text: days,
          reason: `「${days}」は、送信のあとの流れ(words.next)にありません。受付の画面とメールは words.next を書きます`,
        })),
    );
  });
}
