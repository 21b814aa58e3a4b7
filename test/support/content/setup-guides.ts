import { type Corpus, loadCorpus } from '../../../corpus/corpus.ts';
import { guideOf, hasSetupGuide, type ProductGuide } from '../../../media/manuals/guide.ts';
import { type DrawnProduct, isDrawn } from '../../../records/product/record.ts';
import { FIXTURE_CONTENT } from './fixture-content.ts';

/** Guides of the tests' content folder. */
export interface Guides {
  corpus: Corpus;
  products: DrawnProduct[];
  modelled(model: string): DrawnProduct;
  of(model: string, hasFirmware?: boolean): ProductGuide;
}

export async function loadGuides(): Promise<Guides> {
  const corpus = await loadCorpus(FIXTURE_CONTENT, []);
  const products = corpus.products
    .filter(isDrawn)
    .filter((product) => hasSetupGuide(product, corpus.setupGuide));
  const modelled = (model: string) => products.find((product) => product.model === model)!;
  return {
    corpus,
    products,
    modelled,
    of(model, hasFirmware = false) {
      const product = modelled(model);
      const category = corpus.categories.find(({ id }) => id === product.categoryId)!.urlName;
      return guideOf(corpus.setupGuide, product, { category, hasFirmware });
    },
  };
}

/** Texts of a guide, one per line. */
export function wordsOf({ notices, intro, sections }: ProductGuide): string {
  const below = sections.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if ('rows' in part) return part.rows.map(({ value }) => value);
      if ('steps' in part) return part.steps;
      if ('items' in part) return part.items;
      return 'paragraphs' in part ? part.paragraphs : [];
    }),
  );
  return [...notices, ...intro, ...below].join('\n');
}
