import { formOf } from '../../drawing/access-point/draw-access-point.ts';
import type { DrawingContext } from '../../drawing/context.ts';
import { el, linear, rect } from '../../drawing/svg.ts';
import { type Camera, project } from '../camera.ts';
import { drawCord } from '../cords.ts';
import { mount, type View, wavesFacing } from '../mounted.ts';
import { type Random, randomOf } from '../random.ts';
import { type Placed, SCENE, sceneDocument } from '../scene.ts';
import {
  block,
  fall,
  glow,
  glowDefinition,
  level,
  type Paint,
  shadowBehind,
  shadowBelow,
  upright,
} from '../solids.ts';

/** A hotel room: the access point in the wall above the desk, a notebook on its port, the bed beside. */

const WALL = 1.15;
/** Heights of the desk and of the bed below the camera's eye, in metres. */
const DESK = -0.3;
const BED = -0.36;
const WOOD: Paint = { front: '#b8997a', top: 'url(#guest-desk)', side: '#a18264' };
const LINEN: Paint = { front: 'url(#guest-linen)', top: '#ffffff', side: '#dfe7ec' };

export function drawGuestRoom(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const random = randomOf(slug, 0x9e57);
  const camera: Camera = { focal: 1060, height: 0, centreX: 985 + random.between(-25, 25), horizon: 232 };
  const view = { context, camera };
  const device = devices.find(({ spec }) => spec.kind === 'access-point' && formOf(spec) === 'plate');
  const plate = device && fitted(view, device, random);
  return sceneDocument(
    [definitions(context, random.chance(0.5)), plate?.defs ?? ''],
    upright(camera, { x: -2, y: -1, z: WALL, width: 4, height: 2 }, { fill: 'url(#guest-wall)' }),
    panel(camera),
    glow('guest-glow', project(camera, [-0.47, 0.12, WALL]), 420, 0.75),
    sconce(camera),
    bed(view),
    desk(camera),
    plate?.svg ?? '',
    notebook(view),
    cup(camera),
    rect({ x: 0, y: 0, ...SCENE }, { fill: 'url(#guest-light)' }),
  );
}

function fitted(view: View, device: Placed, random: Random) {
  const { widthMm, heightMm, depthMm } = device.hardware.size;
  const [width, height] = [widthMm / 1000, heightMm / 1000];
  const foot = [-0.2 - width / 2, -0.19, WALL - Math.min(24, depthMm) / 1000] as const;
  const { defs, svg } = mount(view, device, foot, 'plate');
  const scale = view.camera.focal / WALL;
  const from = project(view.camera, [foot[0] + width * 0.64, foot[1] + 0.014, foot[2]]);
  const to = project(view.camera, [-0.02, DESK, 0.93]);
  return {
    defs,
    svg: [
      wavesFacing(view, [-0.2, foot[1] + height / 2, WALL], [0.12, 0.19, 0.28, 0.39], 0.9),
      shadowBehind(project(view.camera, [foot[0], foot[1] + height, WALL]), width * scale, height * scale),
      svg,
      drawCord(
        { from, to, slack: 26, open: true, colour: view.context.colours.accent, width: 6, plug: 12 },
        random,
      ),
    ].join(''),
  };
}

/** Wooden slats behind the bed. */
function panel(camera: Camera): string {
  const slats = Array.from({ length: 16 }, (_, index) =>
    upright(
      camera,
      { x: -1.3 + index * 0.056, y: -0.9, z: WALL - 0.012, width: 0.047, height: 0.98 },
      { fill: 'url(#guest-slat)', rx: 1.5 },
    ),
  );
  return (
    upright(camera, { x: -1.4, y: -0.9, z: WALL - 0.006, width: 1, height: 0.99 }, { fill: '#8b6f55' }) +
    slats.join('')
  );
}

function sconce(camera: Camera): string {
  const [x, y] = project(camera, [-0.47, 0.1, WALL - 0.04]);
  return [
    rect({ x: x - 5, y: y + 22, width: 10, height: 66 }, { rx: 3, fill: '#8d7a62' }),
    el('path', {
      d: `M${x - 34} ${y + 34}L${x - 46} ${y - 42}H${x + 46}L${x + 34} ${y + 34}Z`,
      fill: 'url(#guest-shade)',
    }),
    glow('guest-glow', [x, y], 120, 0.8),
  ].join('');
}

function bed({ camera, context }: View): string {
  const cover: Paint = {
    front: context.colours.accent,
    top: context.colours.light,
    side: context.colours.accent,
  };
  return [
    block(camera, { x: -1.4, y: BED - 0.4, z: 0.5, width: 0.78, height: 0.4, depth: WALL - 0.52 }, LINEN),
    shadowBelow(camera, { x: -1.1, y: BED, z: 0.98, width: 0.4, depth: 0.12 }, 0.03),
    pillow(camera, -1.14, 0.98, 0.46, 0.17),
    pillow(camera, -0.98, 0.94, 0.32, 0.13),
    block(camera, { x: -1.42, y: BED - 0.03, z: 0.5, width: 0.815, height: 0.045, depth: 0.2 }, cover),
  ].join('');
}

function pillow(camera: Camera, x: number, z: number, width: number, height: number): string {
  const [left, base] = project(camera, [x, BED, z]);
  const scale = camera.focal / z;
  const [w, h] = [width * scale, height * scale];
  const d = `M${left} ${base - h * 0.1}Q${left - 8} ${base - h} ${left + w * 0.12} ${base - h * 0.95}Q${left + w / 2} ${base - h * 1.12} ${left + w * 0.9} ${base - h * 0.95}Q${left + w + 8} ${base - h} ${left + w} ${base - h * 0.1}Q${left + w / 2} ${base + h * 0.06} ${left} ${base - h * 0.1}Z`;
  return el('path', { d, fill: 'url(#guest-linen)', stroke: '#c3d0d8', 'stroke-width': 1 });
}

function desk(camera: Camera): string {
  return [
    block(camera, { x: -0.46, y: DESK - 0.5, z: 0.6, width: 0.022, height: 0.48, depth: WALL - 0.62 }, WOOD),
    block(camera, { x: -0.47, y: DESK - 0.03, z: 0.56, width: 1.4, height: 0.03, depth: WALL - 0.56 }, WOOD),
  ].join('');
}

/** A notebook that shows a document. */
function notebook({ camera, context }: View): string {
  const { accent, light } = context.colours;
  const foot = { x: -0.06, y: DESK, z: 0.76, width: 0.31, depth: 0.2 };
  const screen = { x: -0.06, y: DESK + 0.016, z: 0.95, width: 0.32, height: 0.2 };
  const inner = { ...screen, x: screen.x + 0.009, y: screen.y + 0.011, width: 0.302, height: 0.18 };
  const line = (x: number, y: number, width: number, height: number, fill: string) =>
    upright(camera, { x: inner.x + x, y: inner.y + y, z: screen.z, width, height }, { fill, rx: 1.5 });
  return [
    shadowBelow(camera, foot, 0.02),
    upright(camera, screen, { fill: '#2b3843', rx: 8 }),
    upright(camera, inner, { fill: '#f6fafb' }),
    line(0, 0.158, 0.302, 0.022, accent),
    ...[0.13, 0.11, 0.09].map((y, row) => line(0.018, y, 0.12 - row * 0.02, 0.008, '#b9c7d2')),
    ...[0.035, 0.06, 0.048, 0.09, 0.075].map((height, index) =>
      line(0.165 + index * 0.025, 0.022, 0.016, height, light),
    ),
    line(0.018, 0.022, 0.12, 0.05, '#dfe8ed'),
    block(camera, { ...foot, height: 0.012 }, { front: '#9fb0bd', top: '#d3dde4', side: '#9fb0bd' }),
    level(
      camera,
      { x: foot.x + 0.02, y: DESK + 0.013, z: 0.85, width: 0.27, depth: 0.085 },
      { fill: '#5a6b78' },
    ),
    level(
      camera,
      { x: foot.x + 0.1, y: DESK + 0.013, z: 0.775, width: 0.11, depth: 0.06 },
      { fill: '#bccad4' },
    ),
  ].join('');
}

function cup(camera: Camera): string {
  const [x, y] = project(camera, [-0.33, DESK, 0.84]);
  return [
    el('ellipse', { cx: x + 8, cy: y + 2, rx: 52, ry: 14, fill: '#3a281c', 'fill-opacity': 0.22 }),
    el('path', {
      d: `M${x + 34} ${y - 52}q34 2 30 26t-36 14`,
      fill: 'none',
      stroke: '#dfe7ec',
      'stroke-width': 9,
    }),
    el('path', {
      d: `M${x - 40} ${y - 70}L${x - 34} ${y - 4}Q${x} ${y + 8} ${x + 34} ${y - 4}L${x + 40} ${y - 70}Z`,
      fill: 'url(#guest-linen)',
    }),
    el('ellipse', { cx: x, cy: y - 70, rx: 40, ry: 11, fill: '#f7fafb' }),
    el('ellipse', { cx: x, cy: y - 69, rx: 34, ry: 8.5, fill: '#6b4a33' }),
  ].join('');
}

function definitions({ colours }: DrawingContext, evening: boolean): string {
  return [
    fall('guest-wall', evening ? '#e6e9ea' : '#eef3f5', evening ? '#f0efea' : '#e4ecf0', '#d9e2e7'),
    fall('guest-linen', '#ffffff', '#e3eaef'),
    fall('guest-desk', '#c9ab8b', '#dcc3a6'),
    fall('guest-shade', '#fff3d6', '#ffdf9d'),
    linear(
      'guest-slat',
      [0, 0, 1, 0],
      [
        [0, '#b99b7c'],
        [0.5, '#cdb294'],
        [1, '#a98b6c'],
      ],
    ),
    linear(
      'guest-light',
      [0, 0, 1, 0.5],
      [
        [0, '#fff7e4', 0.14],
        [0.5, '#ffffff', 0],
        [1, colours.dark, 0.14],
      ],
    ),
    glowDefinition('guest-glow', '#ffdf9d'),
  ].join('');
}
