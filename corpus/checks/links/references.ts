import { recordLists } from '../../../records/kinds.ts';
import { normalizeModel } from '../../../shared/text/normalize-model.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { duplicates, type Keyed } from '../duplicates.ts';
import { type Known, knownIn, unknownId } from './known-ids.ts';

/** Fields that name a record within its kind. */
const NAMES = ['id', 'slug', 'urlName'] as const;

function ownNames(records: readonly object[]): Keyed[][] {
  return NAMES.map((name) =>
    records
      .filter((record): record is Record<typeof name, string> => name in record)
      .map((record) => [record, name, record[name]]),
  );
}

/** Checks that ids and addresses are unique within their kind, and that no two models have the same search key. */
export function* checkUnique(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const { products, solutions, banners, company, partners, ownFiles, webinars, firmware } = corpus;
  const unique: Keyed[][] = [
    products.map((one) => [one, 'id', one.id]),
    products.map((one) => [one, 'urlName', one.urlName]),
    products.map((one) => [one, 'model', normalizeModel(one.model)]),
    products.flatMap((one) => one.skus.map(({ sku }): Keyed => [one, 'skus', normalizeModel(sku)])),
    solutions.map((one) => [one, 'order', one.order]),
    ...recordLists(corpus).flatMap(([kind, records]) => ('folder' in kind ? ownNames(records) : [])),
    banners.map((one) => [one, `id(id ${one.id})`, one.id]),
    company.map((one) => [one, 'kind', one.kind === 'history' ? `history ${one.type}` : one.kind]),
    partners.map((one) => [one, `id(id ${one.id})`, one.id]),
    ownFiles.map((one) => [one, `id(${one.file})`, one.id]),
    ownFiles.map((one) => [one, `file(id ${one.id})`, one.file]),
    webinars.map((one) => [one, `date(${one.date})`, one.date]),
    firmware.flatMap((one) => one.releases.map(({ id }): Keyed => [one, `releases(id ${id}).id`, id])),
    corpus.serviceTexts.map((one) => [one, 'type', one.type]),
    corpus.singleTexts.map((one) => [one, 'type', one.type]),
  ];
  for (const list of unique) yield* duplicates(list, fileOf);
}

/** Checks that every id that a record names exists. */
export function* checkReferences(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const known = knownIn(corpus);
  function* missing(record: object, field: string, ids: Known, wanted: readonly (number | undefined)[] = []) {
    for (const id of wanted)
      if (id !== undefined && !ids.has(id)) yield { file: fileOf(record), field, ...unknownId(id, ids) };
  }
  for (const item of corpus.products) {
    yield* missing(item, 'categoryId', known.categories, [item.categoryId]);
    yield* missing(item, 'subCategoryId', known.childrenOf(item.categoryId), [item.subCategoryId]);
    const needs = item.needs?.map(({ accessoryId }) => accessoryId);
    yield* missing(item, 'needs', known.accessories, needs);
    yield* missing(item, 'relatedProductIds', known.products, item.relatedProductIds);
    yield* missing(item, 'endOfLife.successorId', known.products, [item.endOfLife?.successorId]);
  }
  for (const item of corpus.solutions) {
    const configured = item.configuration.map(({ productId }) => productId);
    yield* missing(item, 'configuration', known.products, configured);
    yield* missing(item, 'relatedCaseIds', known.cases, item.relatedCaseIds);
  }
  for (const item of corpus.cases) {
    yield* missing(item, 'productIds', known.products, item.productIds);
    // A case draws no product that it does not name.
    for (const { productId } of item.configuration ?? [])
      if (!item.productIds.includes(productId))
        yield {
          file: fileOf(item),
          field: 'configuration',
          reason: `id ${productId} は productIds にありません`,
          fix: `productIds に ${productId} を足すか、構成から外してください`,
        };
    yield* missing(item, 'solutionId', known.solutions, [item.solutionId]);
  }
  for (const item of corpus.news) yield* missing(item, 'productIds', known.products, item.productIds);
  for (const item of corpus.banners)
    yield* missing(item, `productId(id ${item.id})`, known.products, [item.productId]);
  for (const item of corpus.pages) {
    yield* missing(item, 'products.subIds', known.children, item.products?.subIds);
    yield* missing(item, 'cases.productIds', known.products, item.cases?.productIds);
  }
  for (const item of corpus.partners)
    yield* missing(item, `categoryIds(id ${item.id})`, known.categories, item.categoryIds);
  for (const item of [...corpus.ownFiles, ...corpus.webinars])
    yield* missing(item, `productIds(id ${item.id})`, known.products, item.productIds);
}
