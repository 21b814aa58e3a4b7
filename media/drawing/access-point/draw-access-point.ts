import type { Hardware, ProductSpec } from '../../../records/product/record.ts';
import type { DrawingContext } from '../context.ts';
import type { Figure } from '../stage.ts';
import type { AccessPoint } from './body.ts';
import { drawCeiling } from './ceiling.ts';
import { drawOutdoor } from './outdoor.ts';
import { drawPlate } from './plate.ts';

type AccessPointForm = 'ceiling' | 'plate' | 'outdoor';

export function formOf({ mounting, ipRating, size }: Hardware): AccessPointForm {
  if (ipRating) return 'outdoor';
  if (mounting.includes('埋込') && size.heightMm > size.depthMm) return 'plate';
  return size.heightMm <= Math.min(size.widthMm, size.depthMm) ? 'ceiling' : 'outdoor';
}

/** Whether a device hangs below a ceiling. */
export function isCeiling(spec: ProductSpec): boolean {
  return spec.kind === 'access-point' && formOf(spec) === 'ceiling';
}

export function drawAccessPoint(context: DrawingContext, model: string, spec: AccessPoint): Figure {
  switch (formOf(spec)) {
    case 'plate':
      return drawPlate(context, model, spec);
    case 'outdoor':
      return drawOutdoor(context, model, spec);
    case 'ceiling':
      return drawCeiling(context, model, spec);
  }
}
