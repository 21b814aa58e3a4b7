import type { Corpus, FileOf } from '../../corpus.ts';
import { WHOLE_FILE } from '../../problems/problem.ts';

export interface SourcedText {
  file: string;
  field: string;
  text: string;
}

/** Omits a category's declarations: they are no text of its products. */
function withoutDeclarations(key: string, value: unknown): unknown {
  return key === 'specification' ? undefined : value;
}

/** Every text of the content, with its file and field. */
export function textsOf(corpus: Corpus, fileOf: FileOf): SourcedText[] {
  const { rendered: _rendered, faq, pages, frame, ...others } = corpus;
  const records: object[] = Object.values(others).flat();
  const isBody = (record: object): record is { body: string } => 'body' in record;
  const text = (record: object, field: string, words: unknown) => ({
    file: fileOf(record),
    field,
    text: typeof words === 'string' ? words : JSON.stringify(words, withoutDeclarations),
  });
  return [
    ...records.filter(isBody).flatMap((record) => {
      const { body, ...front } = record;
      return [text(record, '本文', body), text(record, '前書き', front)];
    }),
    ...faq.flatMap((category) =>
      category.entries.flatMap(({ id, question, answer }) => [
        text(category, `entries(id ${id}).question`, question),
        text(category, `entries(id ${id}).answer`, answer),
      ]),
    ),
    ...pages.flatMap((page) => {
      const { sections, ...head } = page;
      const ofSections = sections.map((section) => text(page, `sections(id ${section.id})`, section));
      return [text(page, '(見出し)', head), ...ofSections];
    }),
    ...frame.flatMap((record) =>
      Object.entries(record).map(([field, value]) => text(record, field, { [field]: value })),
    ),
    ...records
      .filter((record) => !('body' in record) && !('entries' in record))
      .map((record) => text(record, WHOLE_FILE, record)),
  ];
}
