import type { ProductSpec } from '../schema/product.ts';
import { drawChassis } from './chassis.ts';
import { CARD, document, drawBackground, setOnStage, stageDefinitions } from './stage.ts';

export function drawProduct({ model, spec }: { model: string; spec: ProductSpec }, view = 'card'): string {
  const hardware = spec.kind === 'cloud' ? spec.hardware : spec;
  if (!hardware) return '';
  const figure = drawChassis({ model, spec, hardware }, view !== 'card');
  return document(
    CARD.width,
    CARD.height,
    model,
    `<defs>${stageDefinitions()}${figure.defs}</defs>`,
    drawBackground(CARD.width, CARD.height),
    setOnStage(figure, CARD),
  );
}
