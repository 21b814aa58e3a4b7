import type { Hardware, ProductSpec } from '../../../records/product/record.ts';
import type { DrawingContext } from '../context.ts';
import { layAbove, layBeside } from './across.ts';
import type { PanelLayout } from './panel-layout.ts';
import { layUpright } from './upright.ts';

export function layPanel(context: DrawingContext, spec: ProductSpec, hardware: Hardware): PanelLayout {
  const { widthMm, heightMm } = hardware.size;
  if (heightMm > widthMm && heightMm >= 70) return layUpright(context, spec, hardware);
  return layBeside(context, spec, hardware) ?? layAbove(context, spec, hardware);
}
