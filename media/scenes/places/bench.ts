import type { DrawingContext } from '../../drawing/context.ts';
import { el, rect } from '../../drawing/svg.ts';
import { type Camera, project } from '../camera.ts';
import { drawCord } from '../cords.ts';
import { mount, type View } from '../mounted.ts';
import { type Random, randomOf } from '../random.ts';
import { type Placed, sceneDocument } from '../scene.ts';
import { block, fall, glow, glowDefinition, type Paint, shadowBelow, upright } from '../solids.ts';

/** A bench of a laboratory: devices in a stack, cords between them, a screen with a measurement. */

const WALL = 1.7;
/** Height of the bench below the camera's eye, in metres. */
const BENCH = -0.36;
const FRONT = 0.86;
const WOOD: Paint = { front: '#c5a780', top: 'url(#bench-top)', side: '#a58763' };
const DARK: Paint = { front: '#2b3843', top: '#3b4a57', side: '#1d2833' };

export function drawBench(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const random = randomOf(slug, 0xbe7c);
  const camera: Camera = { focal: 1080, height: 0, centreX: 1090 + random.between(-15, 15), horizon: 236 };
  const view = { context, camera };
  const stack = stacked(view, devices.filter(({ spec }) => spec.kind !== 'access-point').slice(0, 3));
  return sceneDocument(
    [definitions(context), ...stack.map(({ defs }) => defs)],
    upright(camera, { x: -3, y: -1, z: WALL, width: 6, height: 2 }, { fill: 'url(#bench-wall)' }),
    glow('bench-glow', project(camera, [-0.75, 0, WALL]), 470, 0.6),
    board(view),
    block(camera, { x: -3, y: BENCH - 0.6, z: 0.5, width: 6, height: 0.6, depth: WALL - 0.5 }, WOOD),
    screen(view, random),
    ...stack.map(({ svg }) => svg),
    ...cords(view, stack, random),
  );
}

interface Shelved {
  device: Placed;
  x: number;
  foot: number;
  defs: string;
  svg: string;
}

/** The devices on one another, the widest below. */
function stacked(view: View, devices: readonly Placed[]): Shelved[] {
  let foot = BENCH;
  return devices
    .toSorted((a, b) => b.hardware.size.widthMm - a.hardware.size.widthMm)
    .map((device, index) => {
      const { widthMm, heightMm, depthMm } = device.hardware.size;
      const x = -0.47 + index * 0.012;
      const { defs, svg } = mount(view, device, [x, foot, FRONT], `d${index}`);
      const area = { x, y: foot, z: FRONT, width: widthMm / 1000, depth: Math.min(0.2, depthMm / 1000) };
      const shadow = shadowBelow(view.camera, area, index === 0 ? 0.05 : 0.012);
      const shelved = { device, x, foot, defs, svg: shadow + svg };
      foot += heightMm / 1000 + 0.006;
      return shelved;
    });
}

/** Cords from ports of one device to those of the next below it, and over the edge. */
function cords({ camera, context }: View, stack: readonly Shelved[], random: Random): string[] {
  const sockets = stack.map(({ device: { layout }, x, foot }) =>
    layout.blocks
      .flatMap(({ ports }) => ports)
      .filter(({ shape }) => shape === 'rj45')
      .map((port) =>
        project(camera, [
          x + (port.x + port.width / 2) / 1000,
          foot + (layout.height - port.y - port.height / 2) / 1000,
          FRONT,
        ]),
      ),
  );
  const palette = [context.colours.accent, '#e7eef3', context.colours.light];
  return sockets.flatMap((from, index) => {
    const below = sockets[index - 1] ?? [];
    return [0.3, 0.5, 0.72].flatMap((share) => {
      const start = from[Math.floor(from.length * share)];
      const end = below[Math.floor(below.length * share)];
      if (!start) return [];
      const to = end ?? ([start[0] + random.between(-60, 60), 830] as const);
      return [
        drawCord(
          {
            from: start,
            to,
            slack: end ? random.between(26, 54) : 10,
            open: !end,
            colour: random.pick(palette),
            width: 7,
            plug: 14,
          },
          random,
        ),
      ];
    });
  });
}

/** A screen with a curve over its axes. */
function screen({ camera, context }: View, random: Random): string {
  const { accent, light } = context.colours;
  const frame = { x: -1.1, y: BENCH + 0.12, z: 1.08, width: 0.56, height: 0.34 };
  const [left, top] = project(camera, [frame.x + 0.014, frame.y + 0.326, frame.z]);
  const scale = camera.focal / frame.z;
  const [width, height] = [0.532 * scale, 0.312 * scale];
  const steps = Array.from(
    { length: 13 },
    (_, index) => height * (0.62 - 0.32 * Math.sin(index / 3.2) * random.between(0.6, 1)),
  );
  const at = (index: number) => left + 40 + (index * (width - 70)) / 12;
  const curve = steps
    .map((y, index) => `${index === 0 ? 'M' : 'L'}${Math.round(at(index))} ${Math.round(top + y)}`)
    .join('');
  return [
    shadowBelow(camera, { x: -0.94, y: BENCH, z: 1.02, width: 0.24, depth: 0.12 }, 0.04),
    block(camera, { x: -0.94, y: BENCH, z: 1.02, width: 0.24, height: 0.012, depth: 0.14 }, DARK),
    block(camera, { x: -0.845, y: BENCH, z: 1.1, width: 0.05, height: 0.14, depth: 0.02 }, DARK),
    upright(camera, frame, { fill: '#1d2833', rx: 7 }),
    rect({ x: left, y: top, width, height }, { fill: 'url(#bench-screen)' }),
    ...[0.25, 0.5, 0.75].map((share) =>
      rect(
        { x: left + 40, y: top + height * share, width: width - 70, height: 1.2 },
        { fill: '#ffffff', 'fill-opacity': 0.12 },
      ),
    ),
    el('path', {
      d: `${curve}L${Math.round(at(12))} ${Math.round(top + height - 36)}L${Math.round(at(0))} ${Math.round(top + height - 36)}Z`,
      fill: accent,
      'fill-opacity': 0.28,
    }),
    el('path', { d: curve, fill: 'none', stroke: light, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    el('path', {
      d: `M${left + 40} ${top + 26}V${top + height - 36}H${left + width - 26}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 2,
      opacity: 0.6,
    }),
  ].join('');
}

/** The perforated board behind the bench, with coiled cords. */
function board({ camera, context }: View): string {
  const holes: string[] = [];
  const [left, top] = project(camera, [-0.5, 0.3, WALL]);
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 24; column++)
      holes.push(
        el('circle', { cx: left + 34 + column * 34, cy: top + 34 + row * 34, r: 3.4, fill: '#b4c3cd' }),
      );
  const coil = (x: number, y: number, colour: string) =>
    [0, 7, 13].map((inset) =>
      el('ellipse', {
        cx: x,
        cy: y,
        rx: 44 - inset,
        ry: 50 - inset,
        fill: 'none',
        stroke: colour,
        'stroke-width': 5,
      }),
    );
  return [
    rect(
      { x: left, y: top, width: 860, height: 330 },
      { rx: 6, fill: '#e9f0f4', stroke: '#c3d0d9', 'stroke-width': 2 },
    ),
    ...holes,
    ...[
      [150, context.colours.accent],
      [290, '#e7b84b'],
      [430, '#9fb0bd'],
    ].flatMap(([x, colour]) => [
      el('ellipse', {
        cx: left + Number(x) + 8,
        cy: top + 112,
        rx: 46,
        ry: 52,
        fill: '#1d3244',
        'fill-opacity': 0.06,
      }),
      ...coil(left + Number(x), top + 104, String(colour)),
      rect({ x: left + Number(x) - 5, y: top + 42, width: 10, height: 22 }, { rx: 4, fill: '#7d8d99' }),
    ]),
  ].join('');
}

function definitions({ colours }: DrawingContext): string {
  return [
    fall('bench-wall', '#eef3f6', '#d8e2e9'),
    fall('bench-top', '#d3bc99', '#e3d0b2'),
    fall('bench-screen', '#24384a', '#16242f'),
    glowDefinition('bench-glow', colours.pale),
  ].join('');
}
