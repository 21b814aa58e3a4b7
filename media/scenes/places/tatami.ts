import { formOf } from '../../drawing/access-point/draw-access-point.ts';
import type { DrawingContext } from '../../drawing/context.ts';
import { el, group, linear, rect } from '../../drawing/svg.ts';
import { type Camera, project } from '../camera.ts';
import { mount, type View, wavesFacing } from '../mounted.ts';
import { randomOf } from '../random.ts';
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

/** A guest room with tatami: the access point in the wall's outlet, paper screens, a lamp and a low table. */

/** In metres from the camera's eye; the floor's height, the wall's distance. */
const FLOOR = -0.46;
const WALL = 1.06;
const WOOD: Paint = { front: '#a98a66', top: '#c4a782', side: '#8d7050' };
const TABLE: Paint = { front: '#6e4a35', top: 'url(#tatami-table)', side: '#553726' };

export function drawTatamiRoom(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const random = randomOf(slug, 0x7a7a);
  const camera: Camera = { focal: 1060, height: 0, centreX: 950 + random.between(-40, 40), horizon: 212 };
  const view = { context, camera };
  const device = devices.find(({ spec }) => spec.kind === 'access-point' && formOf(spec) === 'plate');
  const plate = device && fitted(view, device);
  return sceneDocument(
    [definitions(context, random.chance(0.5)), plate?.defs ?? ''],
    upright(camera, { x: -2, y: FLOOR, z: WALL, width: 4, height: 1.2 }, { fill: 'url(#tatami-wall)' }),
    screens(view),
    lightOnWall(camera),
    floor(view),
    post(camera, 0.13),
    lamp(camera),
    plate?.svg ?? '',
    table(view),
    rect({ x: 0, y: 0, ...SCENE }, { fill: 'url(#tatami-light)' }),
  );
}

/** The access point in the outlet of the wall. */
function fitted(view: View, device: Placed) {
  const { widthMm, heightMm, depthMm } = device.hardware.size;
  const [width, height] = [widthMm / 1000, heightMm / 1000];
  const front = WALL - Math.min(24, depthMm) / 1000;
  const foot = [-0.2 - width / 2, -0.23, front] as const;
  const { defs, svg } = mount(view, device, foot, 'plate');
  const scale = view.camera.focal / WALL;
  const middle = [foot[0] + width / 2, foot[1] + height / 2, WALL] as const;
  return {
    defs,
    svg: [
      wavesFacing(view, middle, [0.12, 0.19, 0.28, 0.39], 0.9),
      shadowBehind(project(view.camera, [foot[0], foot[1] + height, WALL]), width * scale, height * scale),
      svg,
    ].join(''),
  };
}

/** Sliding screens of paper on the left. */
function screens({ camera }: View): string {
  const z = WALL - 0.01;
  return [-1.06, -0.72]
    .map((x, index) => {
      const frame = { x, y: FLOOR + 0.02, z: z - index * 0.012, width: 0.36, height: 1.3 };
      const bars = [1, 2].map((column) =>
        upright(
          camera,
          { ...frame, x: x + 0.02 + column * 0.106, width: 0.006, y: FLOOR + 0.2 },
          { fill: '#b89b76' },
        ),
      );
      const rungs = Array.from({ length: 6 }, (_, row) =>
        upright(camera, { ...frame, y: FLOOR + 0.2 + row * 0.17, height: 0.006 }, { fill: '#b89b76' }),
      );
      return [
        upright(camera, frame, { fill: 'url(#tatami-paper)', stroke: '#a98a66', 'stroke-width': 14 }),
        ...bars,
        ...rungs,
        upright(
          camera,
          { ...frame, height: 0.18 },
          { fill: '#c2a47d', stroke: '#a98a66', 'stroke-width': 3 },
        ),
      ].join('');
    })
    .join('');
}

function lightOnWall(camera: Camera): string {
  return glow('tatami-glow', project(camera, [-0.5, -0.18, WALL]), 430, 0.5);
}

function floor({ camera, context }: View): string {
  const border = (x: number) =>
    level(
      camera,
      { x, y: FLOOR, z: 0.4, width: 0.028, depth: WALL - 0.4 },
      { fill: context.colours.dark, 'fill-opacity': 0.55 },
    );
  const weave = Array.from({ length: 34 }, (_, index) =>
    level(
      camera,
      { x: -2, y: FLOOR, z: 0.6 + index * 0.0137, width: 4, depth: 0.0022 },
      { fill: '#8f8b5a', 'fill-opacity': 0.16 },
    ),
  );
  return [
    level(camera, { x: -2, y: FLOOR, z: 0.4, width: 4, depth: WALL - 0.4 }, { fill: 'url(#tatami-mat)' }),
    ...weave,
    border(-0.66),
    border(0.24),
    block(camera, { x: -2, y: FLOOR, z: WALL - 0.02, width: 4, height: 0.03, depth: 0.02 }, WOOD),
  ].join('');
}

function post(camera: Camera, x: number): string {
  return block(
    camera,
    { x, y: FLOOR, z: WALL - 0.03, width: 0.105, height: 1.3, depth: 0.03 },
    { ...WOOD, front: 'url(#tatami-post)' },
  );
}

/** A paper lamp on the floor. */
function lamp(camera: Camera): string {
  const foot = { x: -0.575, y: FLOOR, z: 0.94, width: 0.15, depth: 0.1 };
  const paper = { ...foot, y: FLOOR + 0.035, height: 0.27 };
  const dark: Paint = { front: '#4b3526', top: '#6a4c37', side: '#3a281c' };
  const strips = [0, 0.072, 0.144].map((shift) =>
    upright(camera, { ...paper, x: foot.x + shift, width: 0.006 }, { fill: '#4b3526' }),
  );
  return [
    shadowBelow(camera, foot, 0.05),
    block(camera, { ...foot, height: 0.035 }, dark),
    block(camera, paper, { front: 'url(#tatami-lamp)', top: '#fff4d8', side: '#f6d79a' }),
    ...strips,
    ...[0.035, 0.165, 0.3].map((rise) =>
      upright(camera, { ...paper, y: FLOOR + rise, height: 0.007 }, { fill: '#4b3526' }),
    ),
    glow('tatami-glow', project(camera, [-0.5, FLOOR + 0.17, 0.94]), 210, 0.55),
  ].join('');
}

/** The corner of a low table with a cup of tea and a tablet. */
function table({ camera, context }: View): string {
  const top = FLOOR + 0.2;
  const board = { x: -0.16, y: top - 0.028, z: 0.66, width: 1, height: 0.028, depth: 0.24 };
  const [cx, cy] = project(camera, [0.14, top, 0.78]);
  const cup = group(
    { transform: `translate(${Math.round(cx)} ${Math.round(cy)})` },
    el('ellipse', { cx: 8, cy: 4, rx: 62, ry: 15, fill: '#1d1109', 'fill-opacity': 0.28 }),
    el('path', { d: 'M-46 -62Q-44 -4 -20 6H20Q44 -4 46 -62Z', fill: 'url(#tatami-cup)' }),
    el('ellipse', { cx: 0, cy: -62, rx: 46, ry: 14, fill: '#f5f9f9' }),
    el('ellipse', { cx: 0, cy: -60, rx: 40, ry: 11, fill: '#a9b86a' }),
    el('path', {
      d: 'M-42 -34Q0 -22 42 -34',
      fill: 'none',
      stroke: context.colours.accent,
      'stroke-width': 3,
      opacity: 0.7,
    }),
    ...[-12, 10].map((x, index) =>
      el('path', {
        d: `M${x} -84q-12 -20 0 -38t0 -38`,
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 5,
        'stroke-linecap': 'round',
        opacity: 0.42 - index * 0.12,
      }),
    ),
  );
  const tablet = { x: -0.08, y: top + 0.004, z: 0.7, width: 0.15, depth: 0.1 };
  return [
    shadowBelow(camera, { x: -0.12, y: FLOOR, z: 0.68, width: 0.9, depth: 0.2 }, 0.06),
    block(camera, { x: -0.1, y: FLOOR, z: 0.7, width: 0.04, height: 0.18, depth: 0.04 }, TABLE),
    block(camera, board, TABLE),
    shadowBelow(camera, tablet, 0.008),
    level(camera, tablet, { fill: '#1d2833' }),
    level(
      camera,
      { ...tablet, x: tablet.x + 0.007, z: tablet.z + 0.006, width: 0.136, depth: 0.088 },
      { fill: 'url(#tatami-screen)' },
    ),
    cup,
  ].join('');
}

function definitions({ colours }: DrawingContext, evening: boolean): string {
  return [
    fall('tatami-wall', '#e9dfcd', '#f1e8d8', '#e4d7c0'),
    fall(
      'tatami-paper',
      evening ? '#f7e3bd' : '#f4f8f8',
      evening ? '#fdf3df' : '#ffffff',
      evening ? '#f2d6a4' : '#e2ecee',
    ),
    fall('tatami-mat', '#cfcc98', '#bdb983', '#aaa772'),
    fall('tatami-lamp', '#fff0c9', '#ffe2a1', '#f7c777'),
    fall('tatami-cup', '#fdfefe', '#dfe9ea', '#bccbd0'),
    fall('tatami-table', '#8f6650', '#7a5340'),
    fall('tatami-screen', colours.light, colours.pale),
    linear(
      'tatami-post',
      [0, 0, 1, 0],
      [
        [0, '#b99b76'],
        [0.4, '#cdb08b'],
        [1, '#9a7b58'],
      ],
    ),
    linear(
      'tatami-light',
      [0, 0, 1, 0.5],
      [
        [0, '#fff7e4', 0.2],
        [0.5, '#ffffff', 0],
        [1, '#2a1a0e', 0.16],
      ],
    ),
    glowDefinition('tatami-glow', '#ffd98a'),
  ].join('');
}
