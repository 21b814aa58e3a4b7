import { declaredFiguresSchema } from '../../../shared/products/figures.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { faultsOf } from '../../problems/tell.ts';
import { drawFeature } from '../../specification/feature-drawing.ts';
import { declaredFiguresOf, figuresOf } from '../../specification/product-figures.ts';

/** Reports declared figures that no product has: they read the wrong field or are not needed. */
function* figuresOfNobody({ categories, products }: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const declared = new Map<string, { file: string; name: string; isThere: boolean }>();
  for (const category of categories) {
    const own = products.filter(({ categoryId }) => categoryId === category.id).map(declaredFiguresOf);
    if (own.length === 0) continue;
    for (const { name, from } of category.specification.figures) {
      const file = from === undefined ? fileOf(category) : `specifications/${from}.yaml`;
      const figure = declared.getOrInsert(`${file} ${name}`, { file, name, isThere: false });
      figure.isThere ||= own.some((figures) => name in figures);
    }
  }
  for (const { file, name, isThere } of declared.values())
    if (!isThere) yield { file, field: `figures.${name}`, reason: 'この数値を持つ製品がありません' };
}

/** Checks that figures for calculations come from the records as their categories declare. */
export function* checkProductFigures(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const { products } = corpus;
  for (const product of products)
    for (const fault of faultsOf(declaredFiguresSchema, declaredFiguresOf(product))) {
      const { path, ...told } = fault;
      const reason = `計算に使う数値 ${path.join('.')}: ${told.reason}`;
      yield { file: fileOf(product), field: 'spec', ...told, reason };
    }
  yield* figuresOfNobody(corpus, fileOf);
  for (const product of products) {
    const figures = figuresOf(product);
    for (const [index, { figure }] of product.features.entries()) {
      if (!figure || drawFeature(figure, figures)) continue;
      const reason = `${figure} を描く数値が仕様にありません`;
      yield { file: fileOf(product), field: `features[${index}].figure`, reason };
    }
  }
}
