import type { Hardware } from '../../records/product/record.ts';
import { hardwareOf } from '../../records/product/record.ts';
import type { DrawingContext } from '../drawing/context.ts';
import type { Drawable } from '../drawing/draw-product.ts';
import { layPanel } from '../drawing/layout/lay-panel.ts';
import type { PanelLayout } from '../drawing/layout/panel-layout.ts';
import { svg } from '../drawing/svg.ts';

/** Common parts of all scenes: products at their place of use, drawn from their records. */

/** Size of a scene in pixels; the picture is full-bleed. */
export const SCENE = { width: 1280, height: 800 } as const;

/** A product with a housing, and its front. */
export interface Placed extends Drawable {
  hardware: Hardware;
  layout: PanelLayout;
}

/** Those of the products that have a housing. */
export function devicesOf(context: DrawingContext, products: readonly Drawable[]): Placed[] {
  return products.flatMap((product) => {
    const hardware = hardwareOf(product.spec);
    return hardware ? [{ ...product, hardware, layout: layPanel(context, product.spec, hardware) }] : [];
  });
}

/** Prefixes the ids of a drawing, so that several can be in one picture. */
export function scoped(svg: string, scope: string): string {
  return svg
    .replace(/ id="([^"]+)"/g, ` id="${scope}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${scope}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${scope}-$1"`);
}

/** The whole picture in one colour. */
export function filled(fill: string): string {
  return svg`<rect x="0" y="0" width="${SCENE.width}" height="${SCENE.height}" fill="${fill}"/>`;
}

export function sceneDocument(defs: string[], ...parts: string[]): string {
  const { width, height } = SCENE;
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}"
    height="${height}"><defs>${defs}</defs>${parts}</svg>`;
}
