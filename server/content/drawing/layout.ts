import type { Hardware, PortGroup, PortKind, ProductSpec } from '../schema/product.ts';
import { logotypeWidth } from './brand.ts';
import { DC_JACK, FOOTPRINT, type PortShape, shapeOf, USB_A, USB_C } from './ports.ts';
import type { Box } from './svg.ts';

/** Where everything stands on a front panel, in mm from its top left corner. */

export interface PlacedPort extends Box {
  kind: PortKind;
  shape: PortShape;
  group: PortGroup;
  number: number;
  /** Latch down: the lower row of a pair. */
  flipped: boolean;
  scale: number;
}

/** Ports that stand together inside one frame. */
export interface PlacedBlock extends Box {
  group: PortGroup;
  ports: PlacedPort[];
  rows: number;
}

export interface PlacedService extends Box {
  part: 'console' | 'usb-a' | 'usb-c' | 'dc-jack';
  scale: number;
}

export interface PanelLayout {
  width: number;
  height: number;
  /** Brand beside the ports, above them, or ports one above the other. */
  style: 'beside' | 'above' | 'upright';
  blocks: PlacedBlock[];
  services: PlacedService[];
  brand: { x: number; y: number; height: number };
  model: { x: number; y: number; size: number };
  lights: { x: number; y: number; label: string }[];
  /** Room without parts, for vents. */
  free?: Box;
}

const MARGIN = 7;
const BLOCK_GAP = 2.6;
const GROUP_GAP = 5.5;
const LIGHT_PITCH = 7;

interface Part {
  part: PlacedService['part'];
  width: number;
  height: number;
}

/** A block before it has a place. */
export interface Draft {
  group: PortGroup;
  shape: PortShape;
  count: number;
  first: number;
  columns: number;
  rows: number;
  /** Room before it. */
  gap: number;
}

function servicesOf(spec: ProductSpec, hardware: Hardware): Part[] {
  const console = hardware.consolePort ?? '';
  const parts: Part[] = [];
  if (console.includes('RJ45')) parts.push({ part: 'console', ...FOOTPRINT.rj45 });
  if (console.includes('USB-C')) parts.push({ part: 'usb-c', ...USB_C });
  for (let index = 0; index < (hardware.usbPorts ?? 0); index += 1) parts.push({ part: 'usb-a', ...USB_A });
  // Everything else takes its power at the back.
  if (spec.kind === 'access-point' && hardware.power.input.includes('DC'))
    parts.unshift({ part: 'dc-jack', ...DC_JACK });
  return parts;
}

function lightsOf(spec: ProductSpec, hardware: Hardware): string[] {
  if (spec.kind === 'access-point') return [];
  const labels = ['PWR', 'SYS'];
  if (hardware.ports.some((ports) => ports.poeOut)) labels.push('PoE');
  if (spec.kind === 'switch' && spec.stacking) labels.push('STK');
  if (spec.kind === 'router') labels.push('WAN', 'VPN');
  if (spec.kind === 'router' && spec.mobile) labels.push(spec.mobile);
  if (spec.kind === 'optical' && spec.pon) labels.push('PON', 'LOS');
  if (spec.kind === 'optical' && spec.ghn) labels.push('G.hn');
  if (spec.kind === 'cloud') labels.push('HDD', 'NET');
  return labels;
}

/** Ports that are counted on: all of a switch, elsewhere those of one role and shape. */
function seriesOf(group: PortGroup, spec: ProductSpec): string {
  if (group.role === 'management') return 'management';
  return spec.kind === 'switch' ? 'all' : `${group.role} ${shapeOf(group.kind, spec)}`;
}

/** Splits the groups of the record into blocks: 6×2 or 8×2 for long rows of jacks, pairs for cages. */
function draftsOf(hardware: Hardware, spec: ProductSpec, tall: boolean): Draft[] {
  const next = new Map<string, number>();
  return hardware.ports.flatMap((group, index) => {
    const shape = shapeOf(group.kind, spec);
    const series = seriesOf(group, spec);
    const first = next.get(series) ?? 1;
    next.set(series, first + group.count);
    const paired = tall && (shape === 'rj45' ? group.count >= 12 : group.count >= 2 && group.count % 2 === 0);
    const rows = paired ? 2 : 1;
    const perBlock = rows === 1 ? 8 : group.count % 12 === 0 ? 12 : group.count % 16 === 0 ? 16 : 12;
    const drafts: Draft[] = [];
    for (let done = 0; done < group.count; done += perBlock) {
      const count = Math.min(perBlock, group.count - done);
      const gap = done > 0 ? BLOCK_GAP : index > 0 ? GROUP_GAP : 0;
      drafts.push({ group, shape, count, first: first + done, rows, columns: Math.ceil(count / rows), gap });
    }
    return drafts;
  });
}

export function widthOf(drafts: Draft[]): number {
  return drafts.reduce((total, draft) => total + draft.gap + draft.columns * FOOTPRINT[draft.shape].width, 0);
}

function heightOf(drafts: Draft[]): number {
  return Math.max(...drafts.map((draft) => draft.rows * FOOTPRINT[draft.shape].height));
}

/** Gives a block its place; odd numbers stand above even ones. */
function place(draft: Draft, x: number, centre: number, scale: number): PlacedBlock {
  const width = FOOTPRINT[draft.shape].width * scale;
  const height = FOOTPRINT[draft.shape].height * scale;
  const y = centre - (draft.rows * height) / 2;
  const ports = Array.from({ length: draft.count }, (_, index): PlacedPort => {
    const row = index % draft.rows;
    const column = Math.floor(index / draft.rows);
    return {
      kind: draft.group.kind,
      shape: draft.shape,
      group: draft.group,
      number: draft.first + index,
      x: x + column * width,
      y: y + row * height,
      width,
      height,
      flipped: row === 1,
      scale,
    };
  });
  return {
    group: draft.group,
    ports,
    rows: draft.rows,
    x,
    y,
    width: draft.columns * width,
    height: draft.rows * height,
  };
}

export function placeRow(drafts: Draft[], left: number, centre: number, scale: number): PlacedBlock[] {
  let x = left;
  return drafts.map((draft) => {
    x += draft.gap * scale;
    const block = place(draft, x, centre, scale);
    x += block.width;
    return block;
  });
}

/** Console and USB from left to right, lying on one line; a second USB socket stands on the first one. */
function placeServices(parts: Part[], left: number, bottom: number, scale: number): PlacedService[] {
  let x = left;
  const placed: PlacedService[] = [];
  for (const { part, ...size } of parts) {
    const width = size.width * scale;
    const height = size.height * scale;
    const below = placed.at(-1);
    const fits =
      below?.part.startsWith('usb') &&
      below.y + below.height > bottom - 0.01 &&
      bottom - below.height - height > 2;
    if (below && fits) {
      placed.push({ part, scale, x: below.x, y: below.y - height - 1.4, width, height });
      x = Math.max(x, below.x + width + 3);
    } else {
      placed.push({ part, scale, x, y: bottom - height, width, height });
      x += width + 3;
    }
  }
  return placed;
}

function rightEnd(boxes: Box[], otherwise: number): number {
  return boxes.reduce((end, box) => Math.max(end, box.x + box.width), otherwise);
}

/** Brand, console and lights on the left, ports on the right: the panel of a rack device. */
function layBeside(spec: ProductSpec, hardware: Hardware): PanelLayout | undefined {
  const { widthMm: width, heightMm: height } = hardware.size;
  const tall = height >= 40;
  const drafts = draftsOf(hardware, spec, tall);
  const brandHeight = tall ? 8 : 6.4;
  const bottom = tall ? Math.min(height - 5, height / 2 + 16.5) : height / 2 + 6.5;
  const brandWidth = Math.max(logotypeWidth(brandHeight), 34);
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
function layAbove(spec: ProductSpec, hardware: Hardware): PanelLayout {
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
    model: { x: margin + logotypeWidth(brandHeight) + 3, y: band * 0.72, size: band * 0.3 },
    lights: labels.map((label, index) => ({
      label,
      x: width - margin - 2 - (labels.length - 1 - index) * pitch,
      y: band * 0.42,
    })),
  };
}

/** Ports one above the other, for devices that are taller than wide: DIN rail switches and standing boxes. */
function layUpright(spec: ProductSpec, hardware: Hardware): PanelLayout {
  const { widthMm: width, heightMm: height } = hardware.size;
  const shapes = hardware.ports.map((group) => ({ group, shape: shapeOf(group.kind, spec) }));
  const parts = servicesOf(spec, hardware);
  const head = Math.min(34, height * 0.26);
  const widest = Math.max(...shapes.map(({ shape }) => FOOTPRINT[shape].width));
  const most = Math.max(1, Math.floor((width - 6) / widest));
  const total = hardware.ports.reduce((sum, group) => sum + group.count, 0);
  const columns = Math.min(most, total > 6 || width > 60 ? 2 : 1);
  const rowsOf = (group: PortGroup) => Math.ceil(group.count / columns);
  const partsHeight = parts.reduce((sum, part) => sum + part.height + 2, parts.length > 0 ? 3 : 0);
  const needed =
    shapes.reduce((sum, { group, shape }) => sum + rowsOf(group) * (FOOTPRINT[shape].height + 0.8) + 3.4, 0) +
    partsHeight;
  const scale = Math.min(1.15, (height - head - 7) / needed, (width - 5) / (columns * widest));
  const blocks: PlacedBlock[] = [];
  const next = new Map<string, number>();
  let y = head + 3;
  for (const { group, shape } of shapes) {
    const portWidth = FOOTPRINT[shape].width * scale;
    const portHeight = FOOTPRINT[shape].height * scale;
    const used = Math.min(columns, group.count);
    const x = (width - used * portWidth) / 2;
    const series = seriesOf(group, spec);
    const first = next.get(series) ?? 1;
    next.set(series, first + group.count);
    const ports = Array.from({ length: group.count }, (_, index): PlacedPort => {
      const row = Math.floor(index / used);
      return {
        kind: group.kind,
        shape,
        group,
        number: first + index,
        x: x + (index % used) * portWidth,
        y: y + row * (portHeight + 0.8 * scale),
        width: portWidth,
        height: portHeight,
        flipped: false,
        scale,
      };
    });
    const rows = Math.ceil(group.count / used);
    const blockHeight = rows * portHeight + (rows - 1) * 0.8 * scale;
    blocks.push({ group, ports, rows, x, y, width: used * portWidth, height: blockHeight });
    y += blockHeight + 4.2 * scale;
  }
  const services: PlacedService[] = [];
  for (const part of parts) {
    services.push({
      part: part.part,
      scale,
      x: (width - part.width * scale) / 2,
      y,
      width: part.width * scale,
      height: part.height * scale,
    });
    y += (part.height + 2) * scale;
  }
  const labels = lightsOf(spec, hardware);
  const brandHeight = Math.min(7.5, (width - 6) / 4.2);
  const perRow = Math.max(2, Math.min(3, Math.floor((width - 4) / LIGHT_PITCH)));
  return {
    width,
    height,
    style: 'upright',
    blocks,
    services,
    brand: { x: (width - logotypeWidth(brandHeight)) / 2, y: 4, height: brandHeight },
    model: { x: width / 2, y: 4 + brandHeight + 4, size: Math.min(3, width * 0.062) },
    lights: labels.map((label, index) => ({
      label,
      x: width / 2 + ((index % perRow) - (Math.min(perRow, labels.length) - 1) / 2) * LIGHT_PITCH,
      y: 4 + brandHeight + 8.4 + Math.floor(index / perRow) * 6,
    })),
  };
}

export function layPanel(spec: ProductSpec, hardware: Hardware): PanelLayout {
  const { widthMm, heightMm } = hardware.size;
  if (heightMm > widthMm && heightMm >= 70) return layUpright(spec, hardware);
  return layBeside(spec, hardware) ?? layAbove(spec, hardware);
}
