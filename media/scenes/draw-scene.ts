import type { SceneKind } from '../../shared/scenes.ts';
import type { DrawingContext } from '../drawing/context.ts';
import type { Drawable } from '../drawing/draw-product.ts';
import { drawCabinet } from './cabinet.ts';
import { drawCeilingScene } from './ceiling.ts';
import { drawPlace, PLACES } from './places.ts';
import { drawRack, drawRackClose } from './rack.ts';
import { devicesOf, type Placed } from './scene.ts';

type DrawScene = (context: DrawingContext, devices: readonly Placed[], slug: string) => string;

const DRAW: Record<Exclude<SceneKind, keyof typeof PLACES>, DrawScene> = {
  rack: drawRack,
  'rack-close': drawRackClose,
  ceiling: drawCeilingScene,
  cabinet: drawCabinet,
};

/**
 * Draws products at their place of use as a complete SVG document; equal input yields equal bytes.
 *
 * @param slug seed of the variations: cords and their colours
 */
export function drawScene(
  context: DrawingContext,
  kind: SceneKind,
  products: readonly Drawable[],
  slug: string,
): string {
  const devices = devicesOf(context, products);
  return kind in PLACES
    ? drawPlace(PLACES[kind as keyof typeof PLACES], context, devices, slug)
    : DRAW[kind as keyof typeof DRAW](context, devices, slug);
}
