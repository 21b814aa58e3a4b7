import type { Hardware, PortGroup, ProductSpec } from '../../../records/product/record.ts';
import { CONNECTORS, type PortShape, SERVICES, type ServicePart, shapeOf } from '../ports.ts';
import type { Box } from '../svg.ts';
import type { PlacedBlock, PlacedPort, PlacedService } from './panel-layout.ts';

/** Parts of a panel and their sizes in a row; the layouts choose the positions. */

const BLOCK_GAP = 2.6;
export const GROUP_GAP = 5.5;
export const LIGHT_PITCH = 7;

export interface Part {
  part: ServicePart;
  width: number;
  height: number;
}

/** Ports of the record with their connector and the number of the first. */
interface Numbered {
  group: PortGroup;
  shape: PortShape;
  first: number;
}

/** A block without a position. */
export interface Draft extends Numbered {
  count: number;
  columns: number;
  rows: number;
  /** Space before it. */
  gap: number;
}

export function servicesOf(spec: ProductSpec, hardware: Hardware): Part[] {
  const console = hardware.consolePort ?? '';
  const found: ServicePart[] = [
    // All other devices have their power input at the back.
    ...(spec.kind === 'access-point' && hardware.power.input.includes('DC') ? ['dc-jack' as const] : []),
    ...(console.includes('RJ45') ? ['console' as const] : []),
    ...(console.includes('USB-C') ? ['usb-c' as const] : []),
    ...Array.from({ length: hardware.usbPorts ?? 0 }, () => 'usb-a' as const),
  ];
  return found.map((part) => ({ part, width: SERVICES[part].width, height: SERVICES[part].height }));
}

export function lightsOf(spec: ProductSpec, hardware: Hardware): string[] {
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

/** Series in which ports are numbered: one for all ports of a switch, elsewhere one for each role and shape. */
function seriesOf(group: PortGroup, spec: ProductSpec): string {
  if (group.role === 'management') return 'management';
  return spec.kind === 'switch' ? 'all' : `${group.role} ${shapeOf(group.kind, spec)}`;
}

export function numberedGroups({ ports }: Hardware, spec: ProductSpec): Numbered[] {
  const next = new Map<string, number>();
  return ports.map((group) => {
    const series = seriesOf(group, spec);
    const first = next.get(series) ?? 1;
    next.set(series, first + group.count);
    return { group, shape: shapeOf(group.kind, spec), first };
  });
}

/** Splits the groups of the record into blocks: 6×2 or 8×2 for long rows of jacks, pairs for cages. */
export function draftsOf(hardware: Hardware, spec: ProductSpec, tall: boolean): Draft[] {
  return numberedGroups(hardware, spec).flatMap(({ group, shape, first }, index) => {
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
  return drafts.reduce(
    (total, draft) => total + draft.gap + draft.columns * CONNECTORS[draft.shape].width,
    0,
  );
}

export function heightOf(drafts: Draft[]): number {
  return Math.max(...drafts.map((draft) => draft.rows * CONNECTORS[draft.shape].height));
}

/** Positions `count` ports; `cellOf` tells the place of each, in connectors from `corner`. */
export function placePorts(
  { group, shape, first }: Numbered,
  count: number,
  corner: { x: number; y: number; scale: number },
  cellOf: (index: number) => { column: number; row: number; flipped: boolean },
): PlacedPort[] {
  const { scale } = corner;
  const width = CONNECTORS[shape].width * scale;
  const height = CONNECTORS[shape].height * scale;
  return Array.from({ length: count }, (_, index) => {
    const { column, row, flipped } = cellOf(index);
    const [x, y] = [corner.x + column * width, corner.y + row * height];
    return { shape, group, number: first + index, x, y, width, height, flipped, scale };
  });
}

/** Positions a block; odd numbers are above even ones. */
function place(draft: Draft, x: number, centre: number, scale: number): PlacedBlock {
  const { group, rows, columns } = draft;
  const width = columns * (CONNECTORS[draft.shape].width * scale);
  const height = rows * (CONNECTORS[draft.shape].height * scale);
  const y = centre - height / 2;
  const ports = placePorts(draft, draft.count, { x, y, scale }, (index) => {
    const row = index % rows;
    return { column: Math.floor(index / rows), row, flipped: row === 1 };
  });
  return { group, ports, x, y, width, height };
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

/** Console and USB from left to right on one line; a second USB socket is on top of the first one. */
export function placeServices(parts: Part[], left: number, bottom: number, scale: number): PlacedService[] {
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

export function rightEnd(boxes: Box[], otherwise: number): number {
  return boxes.reduce((end, box) => Math.max(end, box.x + box.width), otherwise);
}
