import type { ContentProblem, Corpus } from '../corpus.ts';
import type { ProductRecord } from '../schema/product.ts';

/** Figures by which a successor may be called so many times better. */
function figuresOf(spec: ProductRecord['spec']): (number | undefined)[] {
  switch (spec.kind) {
    case 'switch':
      return [spec.poeBudgetW, spec.switchingCapacityGbps, spec.power.maxConsumptionW];
    case 'access-point':
      return [
        spec.radios.reduce((total, { maxRateMbps }) => total + maxRateMbps, 0),
        spec.recommendedClients,
      ];
    case 'router':
      return [spec.natThroughputMbps, spec.ipsecThroughputMbps, spec.natSessions, spec.vpnTunnels];
    case 'optical':
      return [spec.ghn?.maxRateMbps, spec.pon?.downGbps];
    case 'cloud':
      return [spec.maxDevices];
    case 'plain':
      return [];
  }
}

const TIMES = /(\d+(?:\.\d+)?)倍/g;
/** 1.48 times is not one and a half. */
const TOLERANCE = 0.01;

function wrongTimes(product: ProductRecord, successor: ProductRecord): string[] {
  const [own, next] = [figuresOf(product.spec), figuresOf(successor.spec)];
  const ratios = own.flatMap((value, place) => (value && next[place] ? [next[place] / value] : []));
  const { remarks, lead, features } = product;
  const text = [remarks, lead, ...features.flatMap((feature) => [feature.title, feature.text])].join('\n');
  return [...text.matchAll(TIMES)]
    .filter(([, said]) => !ratios.some((ratio) => Math.abs(Number(said) - ratio) < TOLERANCE * ratio))
    .map(([said]) => said);
}

/** How many times better a successor is, is what the two records say. */
export function checkSuccessors({ products }: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  return products.flatMap((product) => {
    const successor = products.find(({ id }) => id === product.endOfLife?.successorId);
    if (!successor) return [];
    return wrongTimes(product, successor).map((said) => ({
      file: fileOf(product),
      field: '(文)',
      reason: `「${said}」: ${successor.model} の値とは合いません`,
    }));
  });
}
