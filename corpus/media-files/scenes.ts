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

/** Scenes that records and pages request, except where a photograph replaces them. */
export function scenesOf({
  solutions,
  cases,
  categories,
  pages,
}: Pick<Corpus, 'solutions' | 'cases' | 'categories' | 'pages'>): SceneOrder[] {
  const orders: (Omit<SceneOrder, 'kind'> & { kind: SceneKind | undefined })[] = [
    ...solutions
      .filter(({ photos }) => photos.length === 0)
      .map((record) => ({
        scene: solutionScene(record.urlName),
        kind: record.scene,
        productIds: record.configuration.map(({ productId }) => productId),
        record,
      })),
    ...cases
      .filter(({ photos }) => photos.length === 0)
      .map((record) => ({
        scene: caseScene(record.urlName),
        kind: record.scene,
        productIds: record.productIds,
        record,
      })),
    ...categories.map((record) => ({
      scene: categoryScene(record.urlName),
      kind: record.scene?.kind,
      productIds: record.scene?.productIds ?? [],
      record,
    })),
    ...pages.flatMap((record) =>
      record.sections
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) =>
          block.kind === 'photo-slot' ? [{ ...block.scene, scene: slotScene(block.name), record }] : [],
        ),
    ),
    ...pages.map((record) => ({
      scene: pageScene(record.path),
      kind: record.scene?.kind,
      productIds: record.scene?.productIds ?? [],
      record,
    })),
  ];
  return orders.flatMap(({ kind, ...order }) => (kind ? [{ ...order, kind }] : []));
}
