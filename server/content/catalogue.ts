import type { Corpus } from '../../corpus/corpus.ts';
import { type FunctionRegister, functionRegister } from '../../corpus/function-register.ts';
import type { MediaManifest } from '../../corpus/media-files/manifest.ts';
import type { RenderedMarkdown } from '../../corpus/rendering/rendered-texts.ts';
import type { CaseRecord } from '../../records/case/record.ts';
import type { CategoryRecord, SubCategoryRecord } from '../../records/category/record.ts';
import type { NewsRecord } from '../../records/news/record.ts';
import type { ProductRecord } from '../../records/product/record.ts';
import type { SolutionRecord } from '../../records/solution/record.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { createModelIndex } from './search/model-index.ts';

/** The corpus with indexes for the routes, built once. */
export interface Catalogue extends Corpus {
  productById(id: number): ProductRecord | undefined;
  caseById(id: number): CaseRecord | undefined;
  newsById(id: number): NewsRecord | undefined;
  solutionById(id: number): SolutionRecord | undefined;
  categoryById(id: number): CategoryRecord | undefined;
  subCategoryOf(product: ProductRecord): SubCategoryRecord;
  /** The rendered form of a Markdown text, from the load of the folder. */
  textOf(markdown: string): RenderedMarkdown;
  pictures: Pictures;
  functionRegister: FunctionRegister;
  /** Products on sale first, each group in catalogue order. */
  productsForLists: ProductRecord[];
  hotProducts: ProductRecord[];
  /** Models by a part of their names or part numbers, best first; without a match, models with a similar spelling. */
  suggestModels(keywords: string): ProductRecord[];
}

function byId<Item extends { id: number }>(items: Item[]): (id: number) => Item | undefined {
  const map = new Map(items.map((item) => [item.id, item]));
  return (id) => map.get(id);
}

const NO_MEDIA: MediaManifest = { drawn: [], photos: {} };

/** @param media pictures that the media build has generated from the corpus; none by default */
export function createCatalogue(corpus: Corpus, media = NO_MEDIA): Catalogue {
  const { products } = corpus;
  const subCategories = byId(corpus.categories.flatMap(({ child }) => child));
  const models = createModelIndex(
    products.map((item) => ({
      item,
      names: [...new Set([item.model, ...item.skus.map(({ sku }) => sku)])],
      ended: item.endOfLife !== undefined,
    })),
  );
  return {
    ...corpus,
    textOf(markdown) {
      const rendered = corpus.rendered.markdown.get(markdown);
      if (!rendered)
        throw new Error(`text not rendered when the folder was loaded: ${markdown.slice(0, 40)}`);
      return rendered;
    },
    pictures: createPictures(media),
    functionRegister: functionRegister(corpus.functions),
    productById: byId(products),
    caseById: byId(corpus.cases),
    newsById: byId(corpus.news),
    solutionById: byId(corpus.solutions),
    categoryById: byId(corpus.categories),
    subCategoryOf(product) {
      const found = subCategories(product.subCategoryId);
      if (!found) throw new Error(`sub-category ${product.subCategoryId} of ${product.model} is unknown`);
      return found;
    },
    productsForLists: [...products.filter((p) => !p.endOfLife), ...products.filter((p) => p.endOfLife)],
    hotProducts: products.filter(({ hot }) => hot !== undefined).sort((a, b) => (a.hot ?? 0) - (b.hot ?? 0)),
    suggestModels: (keywords) => models.suggest(keywords).map(({ item }) => item),
  };
}
