import type { DrawingContext } from '../../drawing/context.ts';
import { el, group, linear, rect } from '../../drawing/svg.ts';
import { type Camera, type Place, project } from '../camera.ts';
import { drawCord } from '../cords.ts';
import { mount, type View } from '../mounted.ts';
import { type Random, randomOf } from '../random.ts';
import { type Placed, SCENE, sceneDocument } from '../scene.ts';
import { aside, block, fall, level, type Paint, quad, upright } from '../solids.ts';
import { house, ridge, sky, skyDefinitions, tree } from './outdoors.ts';

/** A small outdoor box on a pole, opened: the device on its shelf, fibres from the splices above. */

/** The box in metres from the camera's eye: its face, the wall behind it. */
const BOX = { x: -0.46, y: -0.4, z: 1, width: 0.52, height: 0.62 };
const DEEP = 0.3;
const SHELF = -0.22;
const SPLICES = 0.06;
const FIBRES = new Set(['pon', 'sc', 'sfp', 'qsfp']);
const STEEL: Paint = { front: '#d3dce3', top: '#f2f5f7', side: '#aebbc6' };

export function drawRoadside(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const random = randomOf(slug, 0x4d01);
  const isEvening = random.chance(0.5);
  const camera: Camera = { focal: 1000, height: 0, centreX: 1010 + random.between(-20, 20), horizon: 330 };
  const view = { context, camera };
  const device = devices.find(({ spec, hardware }) => spec.kind !== 'access-point' && fits(hardware.size));
  const inside = device && onShelf(view, device, random);
  return sceneDocument(
    [skyDefinitions(context, isEvening), definitions(), inside?.defs ?? ''],
    landscape(view, random, isEvening),
    pole(),
    cabinet(camera),
    splices(view),
    supply(view),
    inside?.svg ?? '',
    door(camera),
  );
}

function fits({ widthMm, heightMm }: { widthMm: number; heightMm: number }): boolean {
  return widthMm <= 480 && heightMm <= 190;
}

function landscape({ context }: View, random: Random, isEvening: boolean): string {
  const { accent, dark } = context.colours;
  const homes = Array.from({ length: 9 }, (_, index) =>
    house(
      [40 + index * 62 + random.between(-16, 16), 640 + random.between(-14, 26)],
      random.between(34, 52),
      isEvening || random.chance(0.3),
    ),
  );
  const woods = Array.from({ length: 16 }, (_, index) =>
    tree(
      [10 + index * 84 + random.between(-24, 24), 690 + random.between(-8, 30)],
      random.between(50, 92),
      index % 2 === 0 ? '#6fa58f' : '#83b79f',
    ),
  );
  return [
    sky([300, 330]),
    ridge(random, 660, 330, { fill: accent, 'fill-opacity': 0.18 }),
    ridge(random, 670, 230, { fill: accent, 'fill-opacity': 0.26 }),
    rect({ x: 0, y: 430, width: SCENE.width, height: 220 }, { fill: 'url(#mist)', 'fill-opacity': 0.8 }),
    ridge(random, 720, 130, { fill: '#7fae9f', 'fill-opacity': 0.8 }),
    ...homes,
    rect({ x: 0, y: 652, width: SCENE.width, height: 148 }, { fill: 'url(#roadside-field)' }),
    ...woods,
    ...[0, 34].map((drop) =>
      el('path', {
        d: `M-20 ${250 + drop}Q330 ${310 + drop} 700 ${96 + drop}T1400 ${20 + drop}`,
        fill: 'none',
        stroke: dark,
        'stroke-width': 2.4,
        opacity: 0.55,
      }),
    ),
  ].join('');
}

function pole(): string {
  return [
    rect({ x: 760, y: -10, width: 92, height: 830 }, { fill: 'url(#roadside-pole)' }),
    ...[86, 790].map((y) => rect({ x: 752, y, width: 108, height: 13 }, { rx: 3, fill: '#8796a2' })),
  ].join('');
}

/** The open box: roof, inner walls, floor. */
function cabinet(camera: Camera): string {
  const { x, y, z, width, height } = BOX;
  const rim = 0.018;
  const back: Place = [x + rim, y + rim, z + DEEP];
  const inner = { x: x + rim, y: y + rim, z, width: width - rim * 2, height: height - rim * 2 };
  return [
    upright(
      camera,
      { x, y, z, width, height },
      { fill: '#e8edf1', stroke: '#8fa1b0', 'stroke-width': 1.4, rx: 4 },
    ),
    upright(camera, inner, { fill: '#3a4753' }),
    upright(camera, { ...inner, x: back[0], y: back[1], z: z + DEEP }, { fill: 'url(#roadside-back)' }),
    aside(
      camera,
      { x: inner.x, y: inner.y, z, height: inner.height, depth: DEEP },
      { fill: 'url(#roadside-inner)' },
    ),
    level(camera, { x: inner.x, y: inner.y, z, width: inner.width, depth: DEEP }, { fill: '#93a2ae' }),
    block(
      camera,
      { x: x - 0.04, y: y + height, z: z - 0.05, width: width + 0.08, height: 0.03, depth: 0.4 },
      STEEL,
    ),
    ...[SHELF, SPLICES].map((rise) =>
      block(
        camera,
        { x: inner.x, y: rise - 0.012, z: z + 0.03, width: inner.width, height: 0.012, depth: DEEP - 0.03 },
        { front: '#c3ced7', top: '#dfe6eb', side: '#c3ced7' },
      ),
    ),
  ].join('');
}

/** The door, opened to the right. */
function door(camera: Camera): string {
  const { x, y, z, width, height } = BOX;
  const right = x + width;
  const leaf: Place[] = [
    [right, y, z],
    [right, y + height, z],
    [right + 0.2, y + height, z - 0.3],
    [right + 0.2, y, z - 0.3],
  ];
  const inner = (from: number, to: number, low: number, high: number): Place[] => [
    [right + 0.2 * from, y + height * low, z - 0.3 * from],
    [right + 0.2 * from, y + height * high, z - 0.3 * from],
    [right + 0.2 * to, y + height * high, z - 0.3 * to],
    [right + 0.2 * to, y + height * low, z - 0.3 * to],
  ];
  return [
    quad(camera, leaf, { fill: 'url(#roadside-door)', stroke: '#8fa1b0', 'stroke-width': 1.4 }),
    quad(camera, inner(0.1, 0.9, 0.06, 0.94), { fill: 'none', stroke: '#b4c1cb', 'stroke-width': 3 }),
    quad(camera, inner(0.26, 0.7, 0.5, 0.82), { fill: '#fbfcfd', stroke: '#cbd5dd', 'stroke-width': 1 }),
    ...[0.56, 0.63, 0.7].map((low) => quad(camera, inner(0.32, 0.62, low, low + 0.016), { fill: '#b4c1cb' })),
    quad(camera, inner(0.84, 0.93, 0.4, 0.56), { fill: '#5d6c78' }),
  ].join('');
}

/** The tray of splices on the upper shelf. */
function splices({ camera, context }: View): string {
  const [x, y] = project(camera, [BOX.x + 0.06, SPLICES + 0.1, BOX.z + 0.08]);
  const rings = [0, 1, 2].map((index) =>
    el('ellipse', {
      cx: 84,
      cy: 44,
      rx: 52 - index * 8,
      ry: 25 - index * 4,
      fill: 'none',
      stroke: '#e7b84b',
      'stroke-width': 2.4,
    }),
  );
  const slots = Array.from({ length: 12 }, (_, index) =>
    rect(
      { x: 166 + index * 13.4, y: 26, width: 8.4, height: 38 },
      { rx: 1.6, fill: index % 4 === 1 ? context.colours.accent : '#5aa96f' },
    ),
  );
  return group(
    { transform: `translate(${x} ${y})` },
    rect(
      { x: 0, y: 0, width: 352, height: 92 },
      { rx: 5, fill: '#eef2f5', stroke: '#9fb0bd', 'stroke-width': 1 },
    ),
    rect({ x: 12, y: 10, width: 328, height: 70 }, { rx: 4, fill: '#dbe3e9' }),
    ...rings,
    ...slots,
  );
}

/** Supply and batteries at the bottom. */
function supply({ camera, context }: View): string {
  const at = (x: number, width: number, height: number, paint: Paint) =>
    block(camera, { x: BOX.x + x, y: BOX.y + 0.018, z: BOX.z + 0.07, width, height, depth: 0.14 }, paint);
  const battery: Paint = { front: '#46545f', top: '#64737f', side: '#37434d' };
  return [
    at(0.05, 0.1, 0.12, STEEL),
    at(0.18, 0.13, 0.11, battery),
    at(0.325, 0.13, 0.11, battery),
    upright(
      camera,
      { x: BOX.x + 0.06, y: BOX.y + 0.1, z: BOX.z + 0.069, width: 0.012, height: 0.012 },
      { fill: '#5fe0b0' },
    ),
    ...[0.2, 0.345].map((x) =>
      upright(
        camera,
        { x: BOX.x + x, y: BOX.y + 0.05, z: BOX.z + 0.069, width: 0.09, height: 0.03 },
        { fill: context.colours.accent, 'fill-opacity': 0.8 },
      ),
    ),
  ].join('');
}

/** The device, with fibres from its ports to the splices. */
function onShelf(view: View, device: Placed, random: Random) {
  const { layout, hardware } = device;
  const width = hardware.size.widthMm / 1000;
  const z = BOX.z + 0.05;
  const x = BOX.x + (BOX.width - width) / 2;
  const { defs, svg } = mount(view, device, [x, SHELF, z], 'device');
  const top = SHELF + layout.height / 1000;
  const ports = layout.blocks.flatMap((one) => one.ports).filter(({ shape }) => FIBRES.has(shape));
  const cords = ports.slice(0, 6).map((port, index) =>
    drawCord(
      {
        from: project(view.camera, [
          x + (port.x + port.width / 2) / 1000,
          top - (port.y + port.height / 2) / 1000,
          z,
        ]),
        to: project(view.camera, [BOX.x + 0.25 + index * 0.026, SPLICES + 0.03, BOX.z + 0.05]),
        slack: random.between(34, 62),
        colour: '#e7b84b',
        width: 3.4,
        plug: 9,
      },
      random,
    ),
  );
  return { defs, svg: svg + cords.join('') };
}

function definitions(): string {
  return [
    fall('roadside-field', '#a9cdb4', '#7fae97'),
    fall('roadside-back', '#5f6f7c', '#7d8d99'),
    linear(
      'roadside-inner',
      [0, 0, 1, 0],
      [
        [0, '#a9b7c2'],
        [1, '#74838f'],
      ],
    ),
    linear(
      'roadside-door',
      [0, 0, 1, 0.2],
      [
        [0, '#cbd5dd'],
        [1, '#f2f5f7'],
      ],
    ),
    linear(
      'roadside-pole',
      [0, 0, 1, 0],
      [
        [0, '#8f9ca6'],
        [0.35, '#c3cdd4'],
        [1, '#717f8a'],
      ],
    ),
  ].join('');
}
