import type { Hardware, ProductSpec } from '../../../records/product/record.ts';
import { logotypeWidth } from '../brand.ts';
import type { DrawingContext } from '../context.ts';
import type { PanelLayout } from './panel-layout.ts';
import {
  draftsOf,
  GROUP_GAP,
  heightOf,
  LIGHT_PITCH,
  lightsOf,
  placeRow,
  placeServices,
  rightEnd,
  servicesOf,
  widthOf,
} from './parts.ts';

/** Panels that are wider than high: ports stand in one row of blocks. */

const MARGIN = 7;

/** Brand, console and lights on the left, ports on the right: the panel of a rack device. */
export function layBeside(
  context: DrawingContext,
  spec: ProductSpec,
  hardware: Hardware,
): PanelLayout | undefined {
  const { widthMm: width, heightMm: height } = hardware.size;
  const tall = height >= 40;
  const drafts = draftsOf(hardware, spec, tall);
  const brandHeight = tall ? 8 : 6.4;
  const bottom = tall ? Math.min(height - 5, height / 2 + 16.5) : height / 2 + 6.5;
  const brandWidth = Math.max(logotypeWidth(context, brandHeight), 34);
  const serviceLeft = tall ? MARGIN : MARGIN + brandWidth + 6;
  const services = placeServices(servicesOf(spec, hardware), serviceLeft, bottom, 1);
  const labels = lightsOf(spec, hardware);
  const lightRows = tall ? 2 : 1;
  const lightLeft = tall ? rightEnd(services, MARGIN - 3) + 5 : MARGIN + 2;
  const lights = labels.map((label, index) => ({
    label,
    x: lightLeft + Math.floor(index / lightRows) * LIGHT_PITCH,
    y: tall ? bottom - 9.4 + (index % 2) * 6.4 : bottom + 0.5,
  }));
  const zoneEnd = Math.max(
    MARGIN + brandWidth,
    rightEnd(services, 0),
    ...lights.map((light) => light.x + (tall ? 3 : 0)),
  );
  const room = width - zoneEnd - MARGIN - 6;
  const scale = Math.min(1, room / widthOf(drafts), (height - (tall ? 12 : 8)) / heightOf(drafts));
  if (scale < 0.9) return undefined;
  const left = width - MARGIN - widthOf(drafts) * scale;
  const centre = tall ? height / 2 + 2.6 : height / 2 + 1.4;
  const gap = left - zoneEnd;
  return {
    width,
    height,
    style: 'beside',
    blocks: placeRow(drafts, left, centre, scale),
    services,
    brand: { x: MARGIN, y: tall ? height / 2 - 17.5 : height / 2 - 9, height: brandHeight },
    model: { x: MARGIN + 0.6, y: tall ? height / 2 - 5 : height / 2 + 2, size: tall ? 3.3 : 3 },
    lights,
    free:
      gap > 40 && spec.kind !== 'access-point'
        ? { x: zoneEnd + 12, y: height * 0.28, width: gap - 26, height: height * 0.44 }
        : undefined,
  };
}

/** Brand and lights in a band above the ports: the panel of a small desktop device. */
export function layAbove(context: DrawingContext, spec: ProductSpec, hardware: Hardware): PanelLayout {
  const { widthMm: width, heightMm: height } = hardware.size;
  const margin = Math.min(MARGIN, width * 0.06);
  const band = Math.min(9.5, height * 0.34);
  const parts = servicesOf(spec, hardware);
  const roomy = draftsOf(hardware, spec, height - band >= 30);
  const drafts = heightOf(roomy) * 0.9 <= height - band - 3 ? roomy : draftsOf(hardware, spec, false);
  const partsWidth = rightEnd(placeServices(parts, 0, 100, 1), -GROUP_GAP) + GROUP_GAP;
  const tallest = Math.max(heightOf(drafts), ...parts.map((part) => part.height));
  const scale = Math.min(
    1,
    (width - margin * 2) / (widthOf(drafts) + partsWidth),
    (height - band - 2.5) / tallest,
  );
  const portsBottom = height - Math.max(1.6, (height - band - tallest * scale) / 2);
  const services = placeServices(parts, margin, portsBottom, scale);
  const left = width - margin - widthOf(drafts) * scale;
  const centre = portsBottom - (tallest * scale) / 2;
  const labels = lightsOf(spec, hardware);
  const brandHeight = band * 0.68;
  const pitch = Math.min(LIGHT_PITCH, (width - margin * 2) * 0.11);
  return {
    width,
    height,
    style: 'above',
    blocks: placeRow(drafts, left, centre, scale),
    services,
    brand: { x: margin, y: band * 0.22, height: brandHeight },
    model: { x: margin + logotypeWidth(context, brandHeight) + 3, y: band * 0.72, size: band * 0.3 },
    lights: labels.map((label, index) => ({
      label,
      x: width - margin - 2 - (labels.length - 1 - index) * pitch,
      y: band * 0.42,
    })),
  };
}
