import { declaredFiguresSchema } from '../../../shared/products/figures.ts';
import type { ContentProblem, Corpus } from '../../corpus.ts';
import { faultsOf } from '../../problems/tell.ts';
import { drawFeature } from '../../specification/feature-drawing.ts';
import { declaredFiguresOf, figuresOf } from '../../specification/product-figures.ts';

type FileOf = (record: object) => string;

/** Reports figures of a record that have the wrong type or an unknown word. */
function wrongFigures({ products }: Corpus, fileOf: FileOf): ContentProblem[] {
  return products.flatMap((product) => {
    return faultsOf(declaredFiguresSchema, declaredFiguresOf(product)).map(({ path, reason, fix }) => ({
      file: fileOf(product),
      field: 'spec',
      reason: `計算に使う数値 ${path.join('.')}: ${reason}`,
      ...(fix !== undefined && { fix }),
    }));
  });
}

/** A declared figure, and whether any product has a value for it. */
interface Declared {
  file: string;
  name: string;
  isThere: boolean;
}

/** Reports declared figures that no product has: they read the wrong field or are not needed. */
function figuresOfNobody({ categories, products }: Corpus, fileOf: FileOf): ContentProblem[] {
  const declared = new Map<string, Declared>();
  for (const category of categories) {
    const own = products.filter(({ categoryId }) => categoryId === category.id).map(declaredFiguresOf);
    if (own.length === 0) continue;
    for (const { name, from } of category.specification.figures) {
      const file = from === undefined ? fileOf(category) : `specifications/${from}.yaml`;
      const isThere =
        own.some((figures) => name in figures) || declared.get(`${file} ${name}`)?.isThere === true;
      declared.set(`${file} ${name}`, { file, name, isThere });
    }
  }
  return [...declared.values()]
    .filter(({ isThere }) => !isThere)
    .map(({ file, name }) => ({ file, field: `figures.${name}`, reason: 'この数値を持つ製品がありません' }));
}

/** Reports features whose drawing lacks the figures it is made of. */
function featuresWithoutFigures({ products }: Corpus, fileOf: FileOf): ContentProblem[] {
  return products.flatMap((product) => {
    const figures = figuresOf(product);
    return product.features.flatMap(({ figure }, place) =>
      figure && !drawFeature(figure, figures)
        ? [
            {
              file: fileOf(product),
              field: `features[${place}].figure`,
              reason: `${figure} を描く数値が仕様にありません`,
            },
          ]
        : [],
    );
  });
}

/** Checks that figures for calculations come from the records as their categories declare. */
export function checkProductFigures(corpus: Corpus, fileOf: FileOf): ContentProblem[] {
  return [
    ...wrongFigures(corpus, fileOf),
    ...figuresOfNobody(corpus, fileOf),
    ...featuresWithoutFigures(corpus, fileOf),
  ];
}
