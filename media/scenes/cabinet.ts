import { drawChassis, drawnDepth } from '../drawing/chassis.ts';
import type { DrawingContext } from '../drawing/context.ts';
import type { PortShape } from '../drawing/ports.ts';
import { linear, type Point, svg, translated } from '../drawing/svg.ts';
import {
  box,
  breaker,
  CAMERA,
  DUCT,
  duct,
  PLATE,
  project,
  RAIL,
  rail,
  relay,
  shade,
  slotNear,
  supply,
  terminals,
} from './cabinet-parts.ts';
import { drawCord } from './cords.ts';
import { type Random, randomOf } from './random.ts';
import { filled, type Placed, sceneDocument, scoped } from './scene.ts';

/** A cabinet in a plant or by the road: devices on a DIN rail between wiring ducts, cords into the lower one. */

/** Pixels per mm, and position of the mounting plate's origin. */
const SCALE = 2.32;
const ORIGIN: Point = [150, 610];
const UPPER_DUCT = 226;
const GAP = 13;
const LONGEST = 520;

export function drawCabinet(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const random = randomOf(`/cabinet/${slug}`, 0x0d1b);
  const mounted = mount(devices);
  const figures = mounted.map(({ device, x }, index) => hung(context, device, x, `d${index}`));
  const end = mounted.at(-1);
  const after = end ? end.x + end.device.hardware.size.widthMm + GAP * 2 : 120;
  return sceneDocument(
    [definitions(), ...figures.map(({ defs }) => defs)],
    filled('url(#cabinet-plate)'),
    svg`<g transform="translate(${ORIGIN[0]} ${ORIGIN[1]}) scale(${SCALE})">
      ${[
        holes(),
        duct(UPPER_DUCT),
        rail(),
        breaker(context, -62),
        breaker(context, -42),
        supply(context, -20),
        ...figures.map(({ art }) => art),
        ...fillers(context, after),
        duct(-DUCT.height),
        ...mounted.flatMap(({ device, x }) => cords(context, device, x, random)),
      ]}</g>`,
    filled('url(#cabinet-light)'),
  );
}

/** Terminals and relays on the rest of the rail. */
function fillers(context: DrawingContext, from: number): string[] {
  const parts: string[] = [];
  for (let x = from; x < LONGEST + 80; x += 300) {
    parts.push(terminals(context, x));
    for (let index = 0; index < 5; index++) parts.push(relay(context, x + 128 + index * 29));
  }
  return parts;
}

/** Mounts each device once, from left to right, while there is space on the rail. */
function mount(devices: readonly Placed[]): { device: Placed; x: number }[] {
  const fitting = devices.filter(
    ({ spec, hardware: { size } }) =>
      spec.kind !== 'access-point' && size.heightMm <= 190 && size.widthMm <= 240,
  );
  const placed: { device: Placed; x: number }[] = [];
  let x = 52;
  for (const device of fitting) {
    if (x + device.hardware.size.widthMm > LONGEST) break;
    placed.push({ device, x });
    x += device.hardware.size.widthMm + GAP;
  }
  return placed;
}

/** Upright devices are centred on the rail; a flat one lies on a bracket at its height. */
function footOf({ hardware: { size } }: Placed): number {
  return RAIL + 44 - size.heightMm / 2;
}

function frontOf({ hardware }: Placed): number {
  return PLATE - 12 - Math.min(drawnDepth(hardware), PLATE - 20);
}

function hung(context: DrawingContext, device: Placed, x: number, scope: string) {
  const figure = drawChassis(context, device, true, { camera: CAMERA, mirrored: false });
  const y = footOf(device);
  const { widthMm: width, heightMm: height } = device.hardware.size;
  return {
    defs: scoped(figure.defs, scope),
    art: [
      shade({ x, y, width, height }),
      device.layout.style === 'upright' ? '' : bracket(device, x),
      translated(project(x, y, frontOf(device)), scoped(figure.body, scope)),
    ].join(''),
  };
}

/** The support of a flat device. */
function bracket(device: Placed, x: number): string {
  const z = frontOf(device);
  const { widthMm } = device.hardware.size;
  return box(
    { x: x - 5, y: footOf(device) - 4, z: z - 2, width: widthMm + 10, height: 4, depth: PLATE - z },
    { front: '#8a99a6', top: '#dfe6eb', side: '#74838f' },
  );
}

const FIBRES: ReadonlySet<PortShape> = new Set(['sfp', 'qsfp', 'pon', 'sc']);

/** Cords from the ports into the lower duct. */
function cords({ colours }: DrawingContext, device: Placed, x: number, random: Random): string[] {
  const { layout } = device;
  const z = frontOf(device);
  const top = footOf(device) + layout.height;
  const colour = random.pick(['#dfe7ed', colours.accent, '#8ea2b3']);
  return layout.blocks.flatMap(({ ports }) =>
    ports.flatMap((port) => {
      if (!random.chance(0.72)) return [];
      const isFibre = FIBRES.has(port.shape);
      const from = project(x + port.x + port.width / 2, top - port.y - port.height / 2, z);
      const to = project(slotNear(x + port.x + random.between(0, 40)), -20, PLATE - DUCT.depth);
      const look = isFibre ? { colour: '#e7b84b', width: 2.2, plug: 6.4 } : { colour, width: 5, plug: 10.4 };
      return [drawCord({ from, to, slack: random.between(3, 9), open: true, ...look }, random)];
    }),
  );
}

/** Threaded holes of the mounting plate. */
function holes(): string {
  return Array.from({ length: 35 }, (_, index) => (index - 9) * 30)
    .flatMap((column) => [-120, 196, 300, 330].map((y) => project(column, y, PLATE)))
    .map(([x, y]) => svg`<circle cx="${x}" cy="${y}" r="1.9" fill="#9fb0bd"/>`)
    .join('');
}

function definitions(): string {
  return [
    linear('cabinet-plate', [0, 0, 0.6, 1], { 0: '#f5f8fa', 0.5: '#e2eaef', 1: '#c3d1da' }),
    linear('cabinet-duct', [0, 0, 0, 1], { 0: '#e4eaee', 1: '#c5d0d8' }),
    linear('cabinet-steel', [0, 0, 0, 1], { 0: '#dde4ea', 0.5: '#b9c5ce', 1: '#94a3af' }),
    linear('cabinet-light', [0, 0, 1, 0.6], { 0: '#fff 0.22', 0.45: '#fff 0', 1: '#0a1a28 0.16' }),
  ].join('');
}
