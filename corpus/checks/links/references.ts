import type { CaseRecord } from '../../../records/case/record.ts';
import { recordLists } from '../../../records/kinds.ts';
import { normalizeModel } from '../../../shared/text/normalize-model.ts';
import type { ContentProblem, Corpus } from '../../corpus.ts';
import { duplicates } from '../duplicates.ts';
import { type Known, knownIn, unknownId } from './known-ids.ts';

type FileOf = (record: object) => string;

/** Fields that name a record within its kind. */
const NAMES = ['id', 'slug', 'urlName'] as const;

function sameNames(records: readonly object[], fileOf: FileOf): ContentProblem[] {
  return NAMES.flatMap((name) => {
    const named = records.filter((record): record is Record<typeof name, string> => name in record);
    return duplicates(named, name, (record) => record[name], fileOf);
  });
}

/** Checks that ids and addresses are unique within their kind, and that no two models have the same search key. */
export function checkUnique(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  const { products, solutions } = corpus;
  return [
    ...duplicates(products, 'id', (item) => item.id, fileOf),
    ...duplicates(products, 'urlName', (item) => item.urlName, fileOf),
    ...duplicates(products, 'model', (item) => normalizeModel(item.model), fileOf),
    ...duplicates(
      products.flatMap((product) => product.skus.map(({ sku }) => ({ sku, product }))),
      'skus',
      ({ sku }) => normalizeModel(sku),
      ({ product }) => fileOf(product),
    ),
    ...duplicates(solutions, 'order', (item) => item.order, fileOf),
    ...recordLists(corpus).flatMap(([kind, records]) => ('folder' in kind ? sameNames(records, fileOf) : [])),
    ...duplicates(
      corpus.banners,
      ({ id }) => `id(id ${id})`,
      (item) => item.id,
      () => 'banners.yaml',
    ),
    ...duplicates(
      corpus.company,
      'kind',
      (item) => (item.kind === 'history' ? `history ${item.type}` : item.kind),
      fileOf,
    ),
    ...duplicates(
      corpus.partners,
      ({ id }) => `id(id ${id})`,
      (item) => item.id,
      () => 'partners.yaml',
    ),
    ...duplicates(
      corpus.ownFiles,
      ({ file }) => `id(${file})`,
      (item) => item.id,
      () => 'files.yaml',
    ),
    ...duplicates(
      corpus.ownFiles,
      ({ id }) => `file(id ${id})`,
      (item) => item.file,
      () => 'files.yaml',
    ),
    ...duplicates(
      corpus.webinars,
      ({ date }) => `date(${date})`,
      (item) => item.date,
      () => 'webinars.yaml',
    ),
    ...duplicates(
      corpus.firmware.flatMap((family) => family.releases.map(({ id }) => ({ id, family }))),
      ({ id }) => `releases(id ${id}).id`,
      (item) => item.id,
      (item) => fileOf(item.family),
    ),
    ...[corpus.serviceTexts, corpus.singleTexts].flatMap((texts) =>
      duplicates<{ type: number }>(texts, 'type', (item) => item.type, fileOf),
    ),
  ];
}

/** Checks that every id that a record names exists. */
export function checkReferences(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  const { products, solutions, cases, news, banners } = corpus;
  const known = knownIn(corpus);
  const missing = (record: object, field: string, ids: Known, wanted: (number | undefined)[]) =>
    wanted.flatMap((id) =>
      id === undefined || ids.has(id) ? [] : [{ file: fileOf(record), field, ...unknownId(id, ids) }],
    );
  /** A case draws no product that it does not name. */
  const unnamed = (item: CaseRecord) =>
    (item.configuration ?? [])
      .filter(({ productId }) => !item.productIds.includes(productId))
      .map(({ productId }) => ({
        file: fileOf(item),
        field: 'configuration',
        reason: `id ${productId} は productIds にありません`,
        fix: `productIds に ${productId} を足すか、構成から外してください`,
      }));
  return [
    ...products.flatMap((product) => [
      ...missing(product, 'categoryId', known.categories, [product.categoryId]),
      ...missing(product, 'subCategoryId', known.childrenOf(product.categoryId), [product.subCategoryId]),
      ...missing(
        product,
        'needs',
        known.accessories,
        (product.needs ?? []).map(({ accessoryId }) => accessoryId),
      ),
      ...missing(product, 'relatedProductIds', known.products, product.relatedProductIds),
      ...missing(product, 'endOfLife.successorId', known.products, [product.endOfLife?.successorId]),
    ]),
    ...solutions.flatMap((solution) => [
      ...missing(
        solution,
        'configuration',
        known.products,
        solution.configuration.map(({ productId }) => productId),
      ),
      ...missing(solution, 'relatedCaseIds', known.cases, solution.relatedCaseIds),
    ]),
    ...cases.flatMap((item) => [
      ...missing(item, 'productIds', known.products, item.productIds),
      ...unnamed(item),
      ...missing(item, 'solutionId', known.solutions, [item.solutionId]),
    ]),
    ...news.flatMap((item) => missing(item, 'productIds', known.products, item.productIds)),
    ...banners.flatMap((item) => missing(item, `productId(id ${item.id})`, known.products, [item.productId])),
    ...corpus.pages.flatMap((item) => [
      ...missing(item, 'products.subIds', known.children, item.products?.subIds ?? []),
      ...missing(item, 'cases.productIds', known.products, item.cases?.productIds ?? []),
    ]),
    ...corpus.partners.flatMap((item) =>
      missing(item, `categoryIds(id ${item.id})`, known.categories, item.categoryIds),
    ),
    ...corpus.ownFiles.flatMap((item) =>
      missing(item, `productIds(id ${item.id})`, known.products, item.productIds),
    ),
    ...corpus.webinars.flatMap((item) =>
      missing(item, `productIds(id ${item.id})`, known.products, item.productIds),
    ),
  ];
}
