import type { SceneKind } from '../../shared/scenes.ts';
import type { DrawingContext } from '../drawing/context.ts';
import type { Drawable } from '../drawing/draw-product.ts';
import { drawCabinet } from './cabinet.ts';
import { drawCeilingScene } from './ceiling.ts';
import { drawBench } from './places/bench.ts';
import { drawClassroom } from './places/classroom.ts';
import { drawGuestRoom } from './places/guest-room.ts';
import { drawLivingRoom } from './places/living-room.ts';
import { drawPole } from './places/pole.ts';
import { drawRoadside } from './places/roadside.ts';
import { drawShop } from './places/shop.ts';
import { drawTatamiRoom } from './places/tatami.ts';
import { drawWard } from './places/ward.ts';
import { drawWarehouse } from './places/warehouse.ts';
import { drawRack, drawRackClose } from './rack.ts';
import { devicesOf, type Placed } from './scene.ts';

type DrawScene = (context: DrawingContext, devices: readonly Placed[], slug: string) => string;

const DRAW: Record<SceneKind, DrawScene> = {
  rack: drawRack,
  'rack-close': drawRackClose,
  ceiling: drawCeilingScene,
  cabinet: drawCabinet,
  classroom: drawClassroom,
  ward: drawWard,
  shop: drawShop,
  'living-room': drawLivingRoom,
  roadside: drawRoadside,
  pole: drawPole,
  bench: drawBench,
  'guest-room': drawGuestRoom,
  'tatami-room': drawTatamiRoom,
  warehouse: drawWarehouse,
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
  return DRAW[kind](context, devicesOf(context, products), slug);
}
