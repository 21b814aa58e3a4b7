import type { ProductRecord } from '../../../records/product/record.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { numberAt, textAt } from '../../specification/expression.ts';
import { ponLevels } from '../../specification/rules/across-records.ts';

/** Loss of a line of a class, in dB. */
interface Loss {
  min: number;
  max: number;
}

/** One end of a line. Levels in dBm, undefined where the record has none. */
interface End {
  product: ProductRecord;
  isHead: boolean;
  /** A device may fit several classes. */
  classes: readonly string[];
  launch: { min: number | undefined; max: number | undefined };
  /** Weakest and strongest light that the receiver reads. */
  receiver: { min: number | undefined; max: number | undefined };
  losses: ReadonlyMap<string, Loss>;
  penaltyDb: number;
}

/** Absorbs the rounding of sums of tenths. */
const ROUNDING_DB = 0.001;

/** `13〜28dB`. */
function lossOf(text: string): Loss {
  const [min = Number.NaN, max = Number.NaN] = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return { min, max };
}

function endsOf(product: ProductRecord): End[] {
  return ponLevels.usesIn(product).flatMap(({ given, values }) => {
    const classes = textAt(values, given.class)?.split('/');
    if (!classes) return [];
    const range = (min: string, max: string) => ({ min: numberAt(values, min), max: numberAt(values, max) });
    return {
      product,
      isHead: textAt(values, given.type) === given.head,
      classes,
      launch: range(given.launchMin, given.launchMax),
      receiver: range(given.sensitivity, given.overload),
      losses: new Map(Object.entries(given.losses).map(([name, loss]) => [name, lossOf(loss)])),
      penaltyDb: given.penaltyDb,
    };
  });
}

/**
 * Faults of the light from one end to the other, over the shortest and the longest line of a class. A level that the
 * record leaves out has none.
 */
function* faultsOf(from: End, to: End, name: string, { min, max }: Loss): Iterable<string> {
  const weakest = (from.launch.min ?? Number.NaN) - max - from.penaltyDb;
  const strongest = (from.launch.max ?? Number.NaN) - min;
  const way = `クラス${name}で${from.product.model}から届く光`;
  if (weakest < (to.receiver.min ?? Number.NaN) - ROUNDING_DB)
    yield `${way}は ${weakest}dBm まで弱くなり、受けられません(損失 ${max}dB)`;
  if (strongest > (to.receiver.max ?? Number.NaN) + ROUNDING_DB)
    yield `${way}は ${strongest}dBm まで強くなり、受けられません(損失 ${min}dB)`;
}

/**
 * Checks that each two ends of an optical line that share a class understand each other over every line of that class:
 * the launch power of one, less the loss, lies between sensitivity and overload of the other, in both directions.
 */
export function* checkPonLevels(
  { products }: Pick<Corpus, 'products'>,
  fileOf: FileOf,
): Iterable<ContentProblem> {
  const ends = products.flatMap(endsOf);
  for (const to of ends)
    for (const from of ends.filter(({ isHead }) => isHead !== to.isHead))
      for (const name of from.classes.filter((own) => to.classes.includes(own))) {
        const loss = to.losses.get(name);
        const reasons = loss
          ? faultsOf(from, to, name, loss)
          : [`クラス${name} の損失の範囲が、規則にありません`];
        for (const reason of reasons) yield { file: fileOf(to.product), field: 'spec', reason };
      }
}
