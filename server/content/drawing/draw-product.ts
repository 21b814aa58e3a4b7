import type { ProductSpec } from '../schema/product.ts';
import { drawAccessPoint } from './access-point.ts';
import { drawChassis } from './chassis.ts';
import { drawCloud } from './cloud.ts';
import { CARD, document, drawBackground, setOnStage, stageDefinitions } from './stage.ts';

export function drawProduct({ model, spec }: { model: string; spec: ProductSpec }, view = 'card'): string {
  const hardware = spec.kind === 'cloud' ? spec.hardware : spec;
  const figure =
    spec.kind === 'access-point'
      ? drawAccessPoint(model, spec)
      : hardware
        ? drawChassis({ model, spec, hardware }, view !== 'card')
        : drawCloud(model, spec as never);
  return document(
    CARD.width,
    CARD.height,
    model,
    `<defs>${stageDefinitions()}${figure.defs}</defs>`,
    drawBackground(CARD.width, CARD.height),
    setOnStage(figure, CARD),
  );
}
