import type { Hardware, PortGroup, ProductSpec } from '../../../records/product/record.ts';
import { logotypeWidth } from '../brand.ts';
import type { DrawingContext } from '../context.ts';
import { FOOTPRINT, type PortShape, shapeOf } from '../ports.ts';
import type { PanelLayout, PlacedBlock, PlacedPort, PlacedService } from './panel-layout.ts';
import { LIGHT_PITCH, lightsOf, type Part, seriesOf, servicesOf } from './parts.ts';

/** Ports in a column, for devices that are taller than wide: DIN rail switches and standing boxes. */

const ROW_GAP = 0.8;
const GROUP_GAP = 4.2;
const SERVICE_GAP = 2;

interface Column {
  group: PortGroup;
  shape: PortShape;
  /** Ports side by side. */
  across: number;
  first: number;
}

function columnsOf(spec: ProductSpec, { ports, size }: Hardware): Column[] {
  const shapes = ports.map(({ kind }) => shapeOf(kind, spec));
  const widest = Math.max(...shapes.map((shape) => FOOTPRINT[shape].width));
  const total = ports.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, Math.floor((size.widthMm - 6) / widest));
  const across = Math.min(most, total > 6 || size.widthMm > 60 ? 2 : 1);
  const next = new Map<string, number>();
  return ports.map((group, index) => {
    const series = seriesOf(group, spec);
    const first = next.get(series) ?? 1;
    next.set(series, first + group.count);
    return { group, shape: shapes[index]!, across: Math.min(across, group.count), first };
  });
}

function heightOf({ group, shape, across }: Column): number {
  const rows = Math.ceil(group.count / across);
  return rows * FOOTPRINT[shape].height + (rows - 1) * ROW_GAP;
}

function placeColumn(column: Column, centre: number, y: number, scale: number): PlacedBlock {
  const { group, shape, across, first } = column;
  const width = FOOTPRINT[shape].width * scale;
  const height = FOOTPRINT[shape].height * scale;
  const x = centre - (across * width) / 2;
  const ports = Array.from(
    { length: group.count },
    (_, index): PlacedPort => ({
      kind: group.kind,
      shape,
      group,
      number: first + index,
      x: x + (index % across) * width,
      y: y + Math.floor(index / across) * (height + ROW_GAP * scale),
      width,
      height,
      flipped: false,
      scale,
    }),
  );
  const rows = Math.ceil(group.count / across);
  return { group, ports, rows, x, y, width: across * width, height: heightOf(column) * scale };
}

/** Scale at which the ports fill the space below the head. */
function scaleFor(columns: Column[], parts: Part[], width: number, room: number): number {
  const ports = columns.reduce((sum, column) => sum + heightOf(column) + GROUP_GAP, 0);
  const services = parts.reduce((sum, part) => sum + part.height + SERVICE_GAP, 0);
  const widest = Math.max(...columns.map(({ shape, across }) => FOOTPRINT[shape].width * across));
  return Math.min(1.15, room / (ports + services), (width - 5) / widest);
}

export function layUpright(context: DrawingContext, spec: ProductSpec, hardware: Hardware): PanelLayout {
  const { widthMm: width, heightMm: height } = hardware.size;
  const centre = width / 2;
  const head = Math.min(34, height * 0.26);
  const columns = columnsOf(spec, hardware);
  const parts = servicesOf(spec, hardware);
  const scale = scaleFor(columns, parts, width, height - head - 5);
  const blocks: PlacedBlock[] = [];
  const services: PlacedService[] = [];
  let y = head + 3;
  for (const column of columns) {
    const block = placeColumn(column, centre, y, scale);
    blocks.push(block);
    y += block.height + GROUP_GAP * scale;
  }
  for (const part of parts) {
    const size = { width: part.width * scale, height: part.height * scale };
    services.push({ part: part.part, scale, x: centre - size.width / 2, y, ...size });
    y += size.height + SERVICE_GAP * scale;
  }
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
