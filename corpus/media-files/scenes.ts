import { pageScene, type SceneKind, slotScene } from '../../shared/scenes.ts';
import type { Corpus } from '../corpus.ts';

/** A scene that the content requests. */
interface SceneOrder {
  /** Its path without width and format. */
  scene: string;
  kind: SceneKind;
  productIds: readonly number[];
  /** The record or page that requests it. */
  record: object;
}

export function solutionScene(urlName: string): string {
  return `/media/scenes/solutions/${urlName}`;
}

export function caseScene(urlName: string): string {
  return `/media/scenes/cases/${urlName}`;
}

export function categoryScene(urlName: string): string {
  return `/media/scenes/categories/${urlName}`;
}

type Scenic = Pick<Corpus, 'solutions' | 'cases' | 'categories' | 'pages'>;

function* ordersIn({ solutions, cases, categories, pages }: Scenic) {
  for (const record of solutions) {
    const productIds = record.configuration.map(({ productId }) => productId);
    if (record.photos.length === 0)
      yield { scene: solutionScene(record.urlName), kind: record.scene, productIds, record };
  }
  for (const record of cases) {
    const { photos, urlName, scene: kind, productIds } = record;
    if (photos.length === 0) yield { scene: caseScene(urlName), kind, productIds, record };
  }
  for (const record of categories)
    yield { productIds: [], kind: undefined, ...record.scene, scene: categoryScene(record.urlName), record };
  for (const record of pages)
    for (const block of record.sections.flatMap(({ blocks }) => blocks))
      if (block.kind === 'photo-slot') yield { ...block.scene, scene: slotScene(block.name), record };
  for (const record of pages)
    yield { productIds: [], kind: undefined, ...record.scene, scene: pageScene(record.path), record };
}

/** Scenes that records and pages request, except where a photograph replaces them. */
export function scenesOf(corpus: Scenic): SceneOrder[] {
  return [...ordersIn(corpus)].flatMap(({ kind, ...order }) => (kind ? [{ ...order, kind }] : []));
}
