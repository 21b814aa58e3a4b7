import { hardwareOf, type ProductRecord } from '../../../records/product/record.ts';
import type { SceneKind } from '../../../shared/scenes.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { scenesOf } from '../../media-files/scenes.ts';

interface Need {
  mounting: readonly string[];
  /** Width in mm that fits there. */
  widest?: number;
  name: string;
}

const IN_RACK: Need = { mounting: ['19インチラック'], name: '19インチラックに付く機器' };
const ON_CEILING: Need = { mounting: ['天井'], name: '天井に付くアクセスポイント' };
const IN_WALL: Need = { mounting: ['埋込'], name: '壁に埋め込むアクセスポイント' };
const ON_BOARD: Need = { mounting: ['デスクトップ'], name: '台に置ける機器' };

/** Mounting that at least one product of a scene needs; without it the scene would be empty. */
const NEEDED: Record<SceneKind, Need> = {
  rack: IN_RACK,
  'rack-close': IN_RACK,
  ceiling: ON_CEILING,
  cabinet: { mounting: ['DINレール', '壁面'], name: '盤に付く機器(DINレールか壁面)' },
  classroom: ON_CEILING,
  ward: ON_CEILING,
  shop: ON_CEILING,
  warehouse: ON_CEILING,
  'guest-room': IN_WALL,
  'tatami-room': IN_WALL,
  'living-room': { ...ON_BOARD, widest: 240 },
  roadside: { mounting: ['壁面'], widest: 480, name: '収容箱に付く機器(壁面)' },
  pole: { mounting: ['ポール'], name: 'ポールに付くアクセスポイント' },
  bench: ON_BOARD,
};

/** Checks that scenes name existing products, at least one of which belongs there. */
export function* checkScenes(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const products = new Map(corpus.products.map((product) => [product.id, product]));
  const seen = new Set<string>();
  for (const { scene, kind, productIds, record } of scenesOf(corpus)) {
    const problem = (reason: string) => ({ file: fileOf(record), field: 'scene', reason });
    const unknown = productIds.filter((id) => !products.has(id));
    if (seen.has(scene)) yield problem(`${scene} が2つあります。photo-slot の name を変えてください`);
    else if (unknown.length > 0) yield problem(`製品 ${unknown.join('、')} はありません`);
    else if (!productIds.some((id) => fitsIn(products.get(id), NEEDED[kind])))
      yield problem(`${kind} には${NEEDED[kind].name}が要ります`);
    seen.add(scene);
  }
}

function fitsIn(product: ProductRecord | undefined, { mounting, widest = Number.POSITIVE_INFINITY }: Need) {
  const hardware = product && hardwareOf(product.spec);
  return (
    !!hardware &&
    hardware.size.widthMm <= widest &&
    hardware.mounting.some((place) => mounting.includes(place))
  );
}
