import { normalizeModel } from '../../shared/text/normalize-model.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';
import type { CaseRecord } from '../schema/article.ts';
import { duplicates } from './duplicates.ts';

type FileOf = (record: object) => string;

/** Ids and addresses are unique within their kind, and no two models are found by the same search key. */
export function checkUnique(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  const { products, solutions, cases, news, careers } = corpus;
  return [
    ...[products, solutions, cases, news, careers].flatMap((items) =>
      duplicates<{ id: number }>(items, 'id', (item) => item.id, fileOf),
    ),
    ...duplicates(products, 'urlName', (item) => item.urlName, fileOf),
    ...duplicates(products, 'model', (item) => normalizeModel(item.model), fileOf),
    ...duplicates(
      products.flatMap((product) => product.skus.map(({ sku }) => ({ sku, product }))),
      'skus',
      ({ sku }) => normalizeModel(sku),
      ({ product }) => fileOf(product),
    ),
    ...duplicates(solutions, 'urlName', (item) => item.urlName, fileOf),
    ...duplicates(solutions, 'order', (item) => item.order, fileOf),
    ...duplicates(cases, 'urlName', (item) => item.urlName, fileOf),
    ...duplicates(news, 'slug', (item) => item.slug, fileOf),
    ...duplicates(careers, 'slug', (item) => item.slug, fileOf),
    ...duplicates(
      corpus.banners,
      'id',
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
      'id',
      (item) => item.id,
      () => 'partners.yaml',
    ),
    ...duplicates(
      corpus.webinars,
      'date',
      (item) => item.date,
      () => 'webinars.yaml',
    ),
    ...duplicates(corpus.firmware, 'urlName', (item) => item.urlName, fileOf),
    ...duplicates(
      corpus.firmware.flatMap((family) => family.releases.map(({ id }) => ({ id, family }))),
      'releases.id',
      (item) => item.id,
      (item) => fileOf(item.family),
    ),
    ...[corpus.serviceTexts, corpus.singleTexts].flatMap((texts) =>
      duplicates<{ type: number }>(texts, 'type', (item) => item.type, fileOf),
    ),
  ];
}

/** Every id that a record names exists. */
export function checkReferences(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  const { products, solutions, cases, news, categories, banners } = corpus;
  const idsOf = (items: { id: number }[]) => new Set(items.map((item) => item.id));
  const productIds = idsOf(products);
  const caseIds = idsOf(cases);
  const solutionIds = idsOf(solutions);
  const missing = (record: object, field: string, known: Set<number>, wanted: (number | undefined)[]) =>
    wanted.flatMap((id) =>
      id === undefined || known.has(id)
        ? []
        : [{ file: fileOf(record), field, reason: `id ${id} はありません` }],
    );
  /** A case draws no product that it does not name. */
  const unnamed = (item: CaseRecord) =>
    (item.configuration ?? [])
      .filter(({ productId }) => !item.productIds.includes(productId))
      .map(({ productId }) => ({
        file: fileOf(item),
        field: 'configuration',
        reason: `id ${productId} は productIds にありません`,
      }));
  return [
    ...products.flatMap((product) => {
      const category = categories.find(({ id }) => id === product.categoryId);
      return [
        ...missing(product, 'categoryId', idsOf(categories), [product.categoryId]),
        ...missing(product, 'subCategoryId', idsOf(category?.child ?? []), [product.subCategoryId]),
        ...missing(product, 'relatedProductIds', productIds, product.relatedProductIds),
        ...missing(product, 'endOfLife.successorId', productIds, [product.endOfLife?.successorId]),
      ];
    }),
    ...solutions.flatMap((solution) => [
      ...missing(
        solution,
        'configuration',
        productIds,
        solution.configuration.map(({ productId }) => productId),
      ),
      ...missing(solution, 'relatedCaseIds', caseIds, solution.relatedCaseIds),
    ]),
    ...cases.flatMap((item) => [
      ...missing(item, 'productIds', productIds, item.productIds),
      ...unnamed(item),
      ...missing(item, 'solutionId', solutionIds, [item.solutionId]),
    ]),
    ...news.flatMap((item) => missing(item, 'productIds', productIds, item.productIds)),
    ...banners.flatMap((item) => missing(item, 'productId', productIds, [item.productId])),
    ...corpus.pages.flatMap((item) => [
      ...missing(
        item,
        'products.subIds',
        idsOf(categories.flatMap(({ child }) => child)),
        item.products?.subIds ?? [],
      ),
      ...missing(item, 'cases.productIds', productIds, item.cases?.productIds ?? []),
    ]),
    ...corpus.partners.flatMap((item) =>
      missing(item, 'categoryIds', idsOf(categories), item.categoryIds).map((problem) => ({
        ...problem,
        file: 'partners.yaml',
        field: `categoryIds(id ${item.id})`,
      })),
    ),
    ...corpus.webinars.flatMap((item) => missing(item, 'productIds', productIds, item.productIds)),
  ];
}
