import type { Corpus } from '../../corpus.ts';
import { WHOLE_FILE } from '../../problems/problem.ts';

type FileOf = (record: object) => string;

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
  const { rendered: _rendered, ...records } = corpus;
  const bodies = Object.values(records)
    .flat()
    .filter((record): record is { body: string } => typeof record === 'object' && 'body' in record)
    .flatMap((record) => {
      const { body, ...front } = record;
      return [
        { file: fileOf(record), field: '本文', text: body },
        { file: fileOf(record), field: '前書き', text: JSON.stringify(front) },
      ];
    });
  const faqTexts = corpus.faq.flatMap((category) =>
    category.entries.flatMap(({ id, question, answer }) => [
      { file: fileOf(category), field: `entries(id ${id}).question`, text: question },
      { file: fileOf(category), field: `entries(id ${id}).answer`, text: answer },
    ]),
  );
  const pages = corpus.pages.flatMap((page) => {
    const { sections, ...head } = page;
    const file = fileOf(page);
    return [
      { file, field: '(見出し)', text: JSON.stringify(head) },
      ...sections.map((section) => ({
        file,
        field: `sections(id ${section.id})`,
        text: JSON.stringify(section),
      })),
    ];
  });
  const frame = corpus.frame.flatMap((record) =>
    Object.entries(record).map(([field, value]) => ({
      file: fileOf(record),
      field,
      text: JSON.stringify({ [field]: value }),
    })),
  );
  const others = Object.values({ ...records, pages: [], frame: [] })
    .flat()
    .filter((record: object) => !('body' in record) && !('entries' in record))
    .map((record) => ({
      file: fileOf(record),
      field: WHOLE_FILE,
      text: JSON.stringify(record, withoutDeclarations),
    }));
  return [...bodies, ...faqTexts, ...pages, ...frame, ...others];
}
