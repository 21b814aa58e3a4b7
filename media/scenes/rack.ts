import { hasEars, panelDefs } from '../drawing/chassis.ts';
import type { DrawingContext } from '../drawing/context.ts';
import { drawPanel } from '../drawing/panel.ts';
import { connectorDefinitions } from '../drawing/ports.ts';
import { facesOf, type Project, projector } from '../drawing/projection.ts';
import { linear, type Point, polygon, svg, translated } from '../drawing/svg.ts';
import { drawCord } from './cords.ts';
import {
  blank,
  KEYSTONES,
  manager,
  OPENING,
  POST,
  patchPanel,
  posts,
  ROWS,
  type Row,
  shelf,
  UNIT,
} from './rack-parts.ts';
import { type Random, randomOf } from './random.ts';
import { filled, type Placed, sceneDocument, scoped } from './scene.ts';

/** A 19-inch rack with the devices of a configuration: patch panels above the switches, cords between them. */

interface RackView {
  yawDegrees: number;
  pitchDegrees: number;
  /** Pixels per mm. */
  scale: number;
  /** Position of the rack's lower left corner, in pixels. */
  x: number;
  y: number;
}

/** The whole width of a rack, and its patching from near. */
const WHOLE: RackView = { yawDegrees: -17, pitchDegrees: 9, scale: 1.84, x: 356, y: 872 };
const CLOSE: RackView = { yawDegrees: -31, pitchDegrees: 7, scale: 3.05, x: 330, y: 1640 };
/** Share of ports with a cord; a rack in use has some free ports. */
const CORDED = 0.58;

interface Shelf {
  defs: string;
  art: string;
}

export function drawRack(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  return drawView(context, devices, slug, WHOLE);
}

export function drawRackClose(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  return drawView(context, devices, slug, CLOSE);
}

function drawView(context: DrawingContext, all: readonly Placed[], slug: string, view: RackView): string {
  const devices = all.filter(({ spec }) => spec.kind !== 'access-point');
  const random = randomOf(`/rack/${slug}`, 0x52ac);
  const fronts = new Map(devices.map((device, index) => [device, frontOf(context, device, `d${index}`)]));
  const project = projector(view);
  const height = ROWS * UNIT;
  const plane = facesOf(project, OPENING, height, 1).front;
  const rows = fill(devices).map((item, index): Row => {
    const y = index * UNIT;
    if (item === 'patch') return patchPanel(context, y);
    if (item === 'manager') return manager(y);
    if (item === 'blank') return blank(y);
    return deviceRow(item, fronts.get(item)?.art ?? '', y);
  });
  return sceneDocument(
    [
      linear('scene-air', [0, 0, 0.3, 1], { 0: '#f4f8fa', 0.55: '#e6eef3', 1: '#d3e0e8' }),
      definitions(),
      scoped(connectorDefinitions(context, new Set(['rj45'])), 'patch'),
      ...[...fronts.values()].map(({ defs }) => defs),
    ],
    filled('url(#scene-air)'),
    svg`<g transform="translate(${view.x} ${view.y}) scale(${view.scale})">
      ${side(project, height)}
      <g transform="${plane}">
        ${posts(height)}${rows.map(({ art }) => art)}${cords(context, rows, random)}
        <rect x="${-POST}" y="0" width="${OPENING + POST * 2}" height="${height}" fill="url(#rack-light)"/>
      </g></g>`,
    filled('url(#rack-haze)'),
  );
}

type Item = 'patch' | 'manager' | 'blank' | Placed;

/** Arranges the devices: copper switches below their patch panel, devices with mostly cages between cable managers. */
function fill(devices: readonly Placed[]): Item[] {
  const isCopper = ({ layout }: Placed) =>
    layout.blocks.some(({ ports }) => ports.length >= 8 && ports[0]?.shape === 'rj45');
  const rack = devices.filter(({ hardware }) => hasEars(hardware));
  const small = devices.filter(({ hardware }) => !hasEars(hardware) && hardware.size.heightMm <= UNIT * 1.6);
  const copper = rack.filter(isCopper);
  const groups: Item[][] = [
    ...rack.filter((device) => !isCopper(device)).map((device): Item[] => ['manager', device, device]),
    ...copper.slice(0, 1).map((device): Item[] => ['patch', device]),
    ...small.slice(0, 2).map((device): Item[] => [device]),
    ...copper.slice(1).map((device): Item[] => ['patch', device]),
  ];
  const first = groups.flat();
  const items: Item[] = ['blank', ...first];
  for (let turn = 0; items.length < ROWS; turn++) {
    const next = copper[turn % Math.max(1, copper.length)];
    items.push(...(next ? (['patch', next] as Item[]) : (['blank'] as Item[])));
  }
  return items.slice(0, ROWS);
}

function frontOf(context: DrawingContext, device: Placed, scope: string): Shelf {
  const { spec, model, hardware, layout } = device;
  const housing = context.housings[spec.kind];
  const ears = hasEars(hardware);
  return {
    defs: scoped(panelDefs(context, layout, housing), scope),
    art: scoped(drawPanel(layout, { context, housing, model, ears, finePrint: true }), scope),
  };
}

function deviceRow(device: Placed, art: string, y: number): Row {
  const { layout, hardware } = device;
  const x = hasEars(hardware) ? (OPENING - layout.width) / 2 : OPENING * 0.1;
  const top = hasEars(hardware) ? y + (UNIT - layout.height) / 2 : y + UNIT - layout.height - 2;
  const sockets = layout.blocks.flatMap(({ ports }) =>
    ports
      .filter(({ shape }) => shape === 'rj45')
      .map((port): Point => [x + port.x + port.width / 2, top + port.y + port.height / 2]),
  );
  const board = hasEars(hardware) ? '' : shelf(y);
  return { y, art: board + translated([x, top], art), sockets };
}

/** Cords from each patch panel to the switch below it, port by port. */
function cords({ colours }: DrawingContext, rows: readonly Row[], random: Random): string[] {
  const palette = ['#e7eef3', '#e7eef3', '#c4d2dc', colours.light, colours.accent, '#8ea2b3'];
  return rows.flatMap((row, index) => {
    const below = rows[index + 1];
    if (row.sockets.length !== KEYSTONES || !below || below.sockets.length < 8) return [];
    const colour = random.pick(palette);
    return row.sockets.flatMap((from, place) => {
      const to = below.sockets[Math.floor((place * below.sockets.length) / KEYSTONES)];
      if (!to || !random.chance(CORDED)) return [];
      const odd = random.chance(0.14) ? random.pick(palette) : colour;
      const slack = random.between(6, 13) + Math.abs(to[0] - from[0]) * 0.035;
      return [drawCord({ from, to, colour: odd, width: 4.1, slack, plug: 9.2 }, random)];
    });
  });
}

/** The rack's left wall, next to the text. */
function side(project: Project, height: number): string {
  const corners = [
    project(-POST, -height, 0),
    project(-POST, height, 0),
    project(-POST, height, 760),
    project(-POST, -height, 760),
  ];
  return svg`<path d="${polygon(corners)}" fill="url(#rack-side)"/>`;
}

function definitions(): string {
  return [
    linear('rack-metal', [0, 0, 0, 1], { 0: '#dfe6ec', 0.5: '#a9b6c1', 1: '#7a8894' }),
    linear('rack-post', [0, 0, 1, 0], { 0: '#46586a', 0.5: '#2f4050', 1: '#22303d' }),
    linear('rack-patch', [0, 0, 0, 1], { 0: '#50616f', 1: '#35434f' }),
    linear('rack-dark', [0, 0, 0, 1], { 0: '#2a3947', 1: '#1a2632' }),
    linear('rack-side', [0, 0, 1, 0], { 0: '#8ea1b1', 0.5: '#b9c7d2', 1: '#dbe5ec' }),
    linear('rack-light', [0, 0, 1, 0.25], {
      0: '#fff 0.2',
      0.35: '#fff 0.03',
      0.7: '#04101c 0.05',
      1: '#04101c 0.4',
    }),
    linear('rack-haze', [0, 0, 0, 1], {
      0: '#eef4f7 0.28',
      0.3: '#eef4f7 0',
      0.75: '#0a1a28 0',
      1: '#0a1a28 0.22',
    }),
  ].join('');
}
