import type { ProductRecord } from '../../../records/product/record.ts';
import { CONTINUOUS_LOAD, TYPICAL_FACTORS } from '../../../shared/sizing/power/power.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { figuresOf } from '../../specification/product-figures.ts';

/** `15AのAC100V回路`, `AC100Vの15A回路`. */
const CIRCUIT = /(?:(\d{1,4})AのAC(\d{1,4})V回路|AC(\d{1,4})Vの(\d{1,4})A回路)/g;
/** Words of sentences that call a circuit too small. */
const EXCEEDED = /超え|足りません|収まりません/;

/** Circuits in a text that cannot carry this consumption, in W, all the time, by the figures of the power tool. */
export function overloadedCircuits(text: string, watts: number): string[] {
  return text
    .split('。')
    .filter((sentence) => !EXCEEDED.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(CIRCUIT)])
    .filter(([, ampere, volt, voltBefore, ampereAfter]) => {
      const rating = Number(ampere ?? ampereAfter) * Number(volt ?? voltBefore);
      return watts / TYPICAL_FACTORS.corrected > rating * CONTINUOUS_LOAD;
    })
    .map(([circuit]) => circuit);
}

function* textsAbout(product: ProductRecord, { news }: Corpus): Iterable<[record: object, text: string]> {
  const { remarks, lead, features } = product;
  yield [product, [remarks, lead, ...features.map(({ text }) => text)].join('。')];
  for (const item of news)
    if (item.productIds[0] === product.id) yield [item, `${item.summary}。${item.body}`];
}

/** Checks that a circuit that a product's texts and news call sufficient carries its maximum consumption. */
export function* checkCircuits(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  for (const product of corpus.products) {
    const watts = figuresOf(product).maxConsumptionW ?? 0;
    for (const [record, text] of textsAbout(product, corpus))
      for (const circuit of overloadedCircuits(text, watts)) {
        const reason = `「${circuit}」: ${product.model} の最大消費電力 ${watts}W は、この回路で連続して使える値を超えます`;
        yield { file: fileOf(record), field: '(文)', text: circuit, reason };
      }
  }
}
