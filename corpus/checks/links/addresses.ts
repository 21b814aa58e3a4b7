import type { Kind } from '../../../records/kind.ts';
import { recordLists } from '../../../records/kinds.ts';
import { subCategoryPath } from '../../../shared/paths/params.ts';
import type { Corpus } from '../../corpus.ts';
import { KINDS, kindsOf } from '../../kinds/kinds.ts';

/** Records with pages of their own, by the kind that derives their path. */
function shownRecords(corpus: Corpus): [kind: Kind, records: readonly object[]][] {
  const { categories, products } = corpus;
  const kinds = kindsOf(categories);
  return [
    ...recordLists(corpus),
    [KINDS.pages, corpus.pages],
    [KINDS.categories, categories],
    ...categories.map(({ id, urlName }): [Kind, readonly object[]] => [
      kinds.find(({ name }) => name === `products/${urlName}`)!,
      products.filter(({ categoryId }) => categoryId === id),
    ]),
  ];
}

/** The page of a record or of one of its items. */
interface NamedAddress {
  path: string;
  /** Name for editors; empty if the record has none. */
  name: string;
  record: object;
}

/** Pages of all records, with their names. */
export function namedAddresses(corpus: Corpus): NamedAddress[] {
  const ofRecords = shownRecords(corpus).flatMap(([kind, records]) =>
    records.map((record) => ({
      path: kind.pathOf?.(record as never, corpus) ?? '',
      name: nameOf(record),
      record,
    })),
  );
  const ofQuestions = corpus.faq.flatMap((category) =>
    category.entries.map(({ urlName, question }) => ({
      path: `/faq/${urlName}`,
      name: question,
      record: category,
    })),
  );
  const ofSeries = corpus.categories.flatMap((category) =>
    category.child.map(({ urlName: slug, id, name }) => ({
      path: subCategoryPath(category.urlName, { slug, id }) ?? '',
      name,
      record: category,
    })),
  );
  return [...ofRecords, ...ofQuestions, ...ofSeries].filter(({ path }) => path !== '');
}

function nameOf({ model, title, name }: { model?: string; title?: string; name?: string }): string {
  return [model, title ?? name].filter((text) => text !== undefined).join(' ');
}

/** Paths of all pages of records, each with the file of its record. */
export function contentAddresses(corpus: Corpus, fileOf: (record: object) => string): Map<string, string> {
  return new Map(namedAddresses(corpus).map(({ path, record }) => [path, fileOf(record)]));
}
