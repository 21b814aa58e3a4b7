import type { Hardware, ProductSpec } from '../../../records/product/record.ts';
import { logotypeWidth } from '../brand.ts';
import type { DrawingContext } from '../context.ts';
import { CONNECTORS } from '../ports.ts';
import type { PanelLayout, PlacedBlock, PlacedService } from './panel-layout.ts';
import { LIGHT_PITCH, lightsOf, numberedGroups, type Part, placePorts, servicesOf } from './parts.ts';

/** Ports in a column, for devices that are taller than wide: DIN rail switches and standing boxes. */

const ROW_GAP = 0.8;
const GROUP_GAP = 4.2;
const SERVICE_GAP = 2;

type Column = ReturnType<typeof columnsOf>[number];

function columnsOf(spec: ProductSpec, hardware: Hardware) {
  const { ports, size } = hardware;
  const groups = numberedGroups(hardware, spec);
  const widest = Math.max(...groups.map(({ shape }) => CONNECTORS[shape].width));
  const total = ports.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, Math.floor((size.widthMm - 6) / widest));
  const across = Math.min(most, total > 6 || size.widthMm > 60 ? 2 : 1);
  /** Ports side by side. */
  return groups.map((one) => ({ ...one, across: Math.min(across, one.group.count) }));
}

function heightOf({ group, shape, across }: Column): number {
  const rows = Math.ceil(group.count / across);
  return rows * CONNECTORS[shape].height + (rows - 1) * ROW_GAP;
}

function placeColumn(column: Column, centre: number, y: number, scale: number): PlacedBlock {
  const { group, shape, across } = column;
  const { width, height } = CONNECTORS[shape];
  const x = centre - (across * width * scale) / 2;
  const ports = placePorts(column, group.count, { x, y, scale }, (index) => ({
    column: index % across,
    row: Math.floor(index / across) * (1 + ROW_GAP / height),
    flipped: false,
  }));
  return { group, ports, x, y, width: across * width * scale, height: heightOf(column) * scale };
}

/** Scale at which the ports fill the space below the head. */
function scaleFor(columns: Column[], parts: Part[], width: number, room: number): number {
  const ports = columns.reduce((sum, column) => sum + heightOf(column) + GROUP_GAP, 0);
  const services = parts.reduce((sum, part) => sum + part.height + SERVICE_GAP, 0);
  const widest = Math.max(...columns.map(({ shape, across }) => CONNECTORS[shape].width * across));
  return Math.min(1.15, room / (ports + services), (width - 5) / widest);
}

export function layUpright(context: DrawingContext, spec: ProductSpec, hardware: Hardware): PanelLayout {
  const { widthMm: width, heightMm: height } = hardware.size;
  const centre = width / 2;
  const head = Math.min(34, height * 0.26);
  const columns = columnsOf(spec, hardware);
  const parts = servicesOf(spec, hardware);
  const scale = scaleFor(columns, parts, width, height - head - 5);
  let y = head + 3;
  const blocks = columns.map((column) => {
    const block = placeColumn(column, centre, y, scale);
    y += block.height + GROUP_GAP * scale;
    return block;
  });
  const services = parts.map((part): PlacedService => {
    const [width, height] = [part.width * scale, part.height * scale];
    const service = { part: part.part, scale, x: centre - width / 2, y, width, height };
    y += height + SERVICE_GAP * scale;
    return service;
  });
  const brandHeight = Math.min(7.5, (width - 6) / 4.2);
  const brandFoot = 4 + brandHeight;
  return {
    width,
    height,
    style: 'upright',
    blocks,
    services,
    brand: { x: (width - logotypeWidth(context, brandHeight)) / 2, y: 4, height: brandHeight },
    model: { x: centre, y: brandFoot + 4, size: Math.min(3, width * 0.062) },
    lights: placeLights(lightsOf(spec, hardware), width, brandFoot + 8.4),
  };
}

function placeLights(labels: string[], width: number, top: number): PanelLayout['lights'] {
  const perRow = Math.max(2, Math.min(3, Math.floor((width - 4) / LIGHT_PITCH)));
  const middle = (Math.min(perRow, labels.length) - 1) / 2;
  return labels.map((label, index) => ({
    label,
    x: width / 2 + ((index % perRow) - middle) * LIGHT_PITCH,
    y: top + Math.floor(index / perRow) * 6,
  }));
}
