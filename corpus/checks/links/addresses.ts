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

/** Paths of all pages of records, each with the file of its record. */
export function contentAddresses(corpus: Corpus, fileOf: (record: object) => string): Map<string, string> {
  const ofRecords = shownRecords(corpus).flatMap(([kind, records]) =>
    records.map((record) => [kind.pathOf?.(record as never, corpus), fileOf(record)] as const),
  );
  const ofQuestions = corpus.faq.flatMap((category) =>
    category.entries.map((entry) => [`/faq/${entry.urlName}`, fileOf(category)] as const),
  );
  const ofSeries = corpus.categories.flatMap((category) =>
    category.child.map(
      (sub) =>
        [subCategoryPath(category.urlName, { slug: sub.urlName, id: sub.id }), fileOf(category)] as const,
    ),
  );
  return new Map(
    [...ofRecords, ...ofQuestions, ...ofSeries].filter((pair): pair is [string, string] => Boolean(pair[0])),
  );
}
