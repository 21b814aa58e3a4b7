import type { ProductRecord } from '../../../records/product/record.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { numberAt } from '../../specification/expression.ts';
import { timesOfSuccessor } from '../../specification/rules/across-records.ts';

const TIMES = /(?<!\d)(\d+(?:\.\d+)?)倍/g;
/** 1.48 times is not one and a half. */
const TOLERANCE = 0.01;

function figuresOf(product: ProductRecord): (number | undefined)[] {
  return timesOfSuccessor
    .usesIn(product)
    .flatMap(({ given, values }) => given.values.map((path) => numberAt(values, path)));
}

function wrongTimes(product: ProductRecord, successor: ProductRecord): string[] {
  if (timesOfSuccessor.usesIn(product).length === 0) return [];
  const [own, next] = [figuresOf(product), figuresOf(successor)];
  const ratios = own.flatMap((value, index) => (value && next[index] ? [next[index] / value] : []));
  const { remarks, lead, features } = product;
  const text = [remarks, lead, ...features.flatMap((feature) => [feature.title, feature.text])].join('\n');
  return [...text.matchAll(TIMES)]
    .filter(([, said]) => !ratios.some((ratio) => Math.abs(Number(said) - ratio) < TOLERANCE * ratio))
    .map(([said]) => said);
}

/** Checks that "n times better" in a successor's text follows from the figures of both records. */
export function* checkSuccessors({ products }: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  for (const product of products) {
    const successor = products.find(({ id }) => id === product.endOfLife?.successorId);
    if (!successor) continue;
    for (const said of wrongTimes(product, successor))
      yield {
        file: fileOf(product),
        field: '(文)',
        reason: `「${said}」: ${successor.model} の値とは合いません`,
      };
  }
}
