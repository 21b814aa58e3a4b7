import type { Hardware, ProductSpec } from '../../../corpus/schema/product.ts';
import { layAbove, layBeside } from './across.ts';
import type { PanelLayout } from './panel-layout.ts';
import { layUpright } from './upright.ts';

export function layPanel(spec: ProductSpec, hardware: Hardware): PanelLayout {
  const { widthMm, heightMm } = hardware.size;
  if (heightMm > widthMm && heightMm >= 70) return layUpright(spec, hardware);
  return layBeside(spec, hardware) ?? layAbove(spec, hardware);
}
