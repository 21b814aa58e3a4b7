import { hardwareOf, type ProductRecord } from '../../../records/product/record.ts';
import type { SceneKind } from '../../../shared/scenes.ts';
import type { ContentProblem, Corpus } from '../../corpus.ts';
import { scenesOf } from '../../media-files/scenes.ts';

/** Mounting that at least one product of a scene needs; without it the scene would be empty. */
const NEEDED: Record<SceneKind, { mounting: readonly string[]; name: string }> = {
  rack: { mounting: ['19インチラック'], name: '19インチラックに付く機器' },
  ceiling: { mounting: ['天井'], name: '天井に付くアクセスポイント' },
  cabinet: { mounting: ['DINレール', '壁面'], name: '盤に付く機器(DINレールか壁面)' },
};

/** Checks that scenes name existing products, at least one of which belongs there. */
export function checkScenes(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const products = new Map(corpus.products.map((product) => [product.id, product]));
  return scenesOf(corpus).flatMap(({ kind, productIds, record }) => {
    const problem = (reason: string) => ({ file: fileOf(record), field: 'scene', reason });
    const unknown = productIds.filter((id) => !products.has(id));
    if (unknown.length > 0) return [problem(`製品 ${unknown.join('、')} はありません`)];
    const fits = productIds.some((id) => isMountedOn(products.get(id), NEEDED[kind].mounting));
    return fits ? [] : [problem(`${kind} には${NEEDED[kind].name}が要ります`)];
  });
}

function isMountedOn(product: ProductRecord | undefined, places: readonly string[]): boolean {
  const mounting = product ? (hardwareOf(product.spec)?.mounting ?? []) : [];
  return mounting.some((place) => places.includes(place));
}
