import type { Corpus } from '../../corpus/corpus.ts';
import { functionRegister } from '../../corpus/function-register.ts';
import type { MediaManifest } from '../../corpus/media-files/manifest.ts';
import type { RenderedMarkdown } from '../../corpus/rendering/rendered-texts.ts';
import type { SubCategoryRecord } from '../../records/category/record.ts';
import type { ProductRecord } from '../../records/product/record.ts';
import { marked, type Question, tagUsesOf } from './knowledge.ts';
import { createPictures } from './pictures.ts';
import { createModelIndex } from './search/model-index.ts';

/** The corpus with indexes for the routes, built once. */
export type Catalogue = ReturnType<typeof createCatalogue>;

function byId<Item extends { id: number }>(items: Item[]): (id: number) => Item | undefined {
  const map = new Map(items.map((item) => [item.id, item]));
  return (id) => map.get(id);
}

const NO_MEDIA: MediaManifest = { drawn: [], photos: {} };

/** @param media pictures that the media build has generated from the corpus; none by default */
export function createCatalogue(corpus: Corpus, media = NO_MEDIA) {
  const { products } = corpus;
  const subCategories = byId(corpus.categories.flatMap(({ child }) => child));
  const models = createModelIndex(
    products.map((item) => ({
      item,
      names: [...new Set([item.model, ...item.skus.map(({ sku }) => sku)])],
      ended: item.endOfLife !== undefined,
    })),
  );

  /** The rendered form of a Markdown text, from the load of the folder. */
  function textOf(markdown: string): RenderedMarkdown {
    const rendered = corpus.rendered.markdown.get(markdown);
    if (!rendered) throw new Error(`text not rendered when the folder was loaded: ${markdown.slice(0, 40)}`);
    return rendered;
  }

  const questions: Question[] = corpus.faq.flatMap((category) =>
    category.entries.map((entry) => ({ ...entry, category, rendered: textOf(entry.answer) })),
  );
  return {
    ...corpus,
    textOf,
    questions,
    tagUses: tagUsesOf(corpus, questions),
    pictures: createPictures(media),
    functionRegister: functionRegister(corpus.functions),
    productById: byId(products),
    caseById: byId(corpus.cases),
    newsById: byId(corpus.news),
    solutionById: byId(corpus.solutions),
    categoryById: byId(corpus.categories),
    subCategoryOf(product: ProductRecord): SubCategoryRecord {
      const found = subCategories(product.subCategoryId);
      if (!found) throw new Error(`sub-category ${product.subCategoryId} of ${product.model} is unknown`);
      return found;
    },
    /** Products on sale first, each group in catalogue order. */
    productsForLists: [...products.filter((p) => !p.endOfLife), ...products.filter((p) => p.endOfLife)],
    hotProducts: marked(products),
    /** Models by a part of their names or part numbers, best first; without a match, models with a similar spelling. */
    suggestModels: (keywords: string): ProductRecord[] => models.suggest(keywords).map(({ item }) => item),
  };
}
