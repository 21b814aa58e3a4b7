import type { ProductRecord } from '../../../records/product/record.ts';
import { SERVED_KINDS } from '../../../records/served.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import { productPath } from '../../../shared/paths/params.ts';
import { listTitles } from '../../../shared/site/list-titles.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Knowledge } from '../knowledge.ts';
import { thumbnailOf } from '../pictures.ts';
import type { ResultKind } from '../served-kind.ts';
import { productCard } from '../views/product.ts';
import type { SearchDocument, SearchKind } from './document.ts';
import { pageKind } from './page-kind.ts';

const KINDS: readonly ResultKind[] = [
  {
    type: SEARCH_TYPE.product,
    nameOf: () => '製品',
    documents: ({ catalogue }) => catalogue.productsForLists.map((item) => productDocument(item, catalogue)),
  },
];

/**
 * All kinds of results in the order of the search page's tabs, which is that of their numbers, with the pages at the end.
 * The tabs are named like the list pages. Each kind is built on demand.
 */
export function searchKinds(catalogue: Catalogue, knowledge: Knowledge): (() => SearchKind)[] {
  const titles = listTitles((path) => catalogue.pages.find((page) => page.path === path)?.title);
  const kinds = [...KINDS, ...SERVED_KINDS.flatMap(({ results }) => results ?? [])];
  return [
    ...kinds
      .toSorted((a, b) => a.type - b.type)
      .map(({ type, nameOf, documents }) => () => ({
        type,
        name: nameOf(titles),
        documents: documents({ catalogue, knowledge }),
      })),
    () => pageKind(catalogue, titles),
  ];
}

function productDocument(product: ProductRecord, catalogue: Catalogue): SearchDocument {
  const { id, urlName, model, name, remarks, lead, features, functions, skus, labels, endOfLife } = product;
  const category = catalogue.categoryById(product.categoryId)?.name ?? '';
  const subCategory = catalogue.subCategoryOf(product).name;
  const successor =
    endOfLife?.successorId === undefined ? undefined : catalogue.productById(endOfLife.successorId);
  const card = productCard(product, catalogue);
  return {
    id,
    urlName,
    url: productPath({ id: product.id, slug: product.urlName }),
    name,
    modeName: model,
    skus: skus.map(({ sku }) => sku),
    keywords: [category, subCategory, ...labels],
    lead: `${remarks}。${lead}`,
    body: [
      ...features.flatMap(({ title, text }) => [title, text]),
      ...functions.map(({ group, items }) => `${group}: ${items.join('、')}`),
      ...skus.map((item) => `${item.sku} ${item.name}`),
    ].join('\n'),
    imgUrl: thumbnailOf(card),
    note: subCategory,
    card,
    ...(endOfLife && { ended: true }),
    ...(successor && {
      successor: { id: successor.id, urlName: successor.urlName, modeName: successor.model },
    }),
  };
}
