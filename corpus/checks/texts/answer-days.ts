import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';

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
export function* checkAnswerDays({ pages }: Pick<Corpus, 'pages'>, fileOf: FileOf): Iterable<ContentProblem> {
  for (const page of pages) {
    const { lead, words = {} } = page;
    if (!words.next) continue;
    const promised = daysIn(words.next);
    const others = Object.entries(words).filter(([name]) => !STEPS.test(name));
    const texts = { lead, ...Object.fromEntries(others.map(([name, text]) => [`words.${name}`, text])) };
    for (const [field, text] of Object.entries(texts))
      for (const days of daysIn(text).filter((one) => !promised.includes(one)))
        yield {
          file: fileOf(page),
          field,
          text: days,
          reason: `「${days}」は、送信のあとの流れ(words.next)にありません。受付の画面とメールは words.next を書きます`,
        };
  }
}
