import type { DrawingContext } from '../../drawing/context.ts';
import { el, group, rect } from '../../drawing/svg.ts';
import { type Camera, project } from '../camera.ts';
import { drawCord } from '../cords.ts';
import { mount, type View } from '../mounted.ts';
import { type Random, randomOf } from '../random.ts';
import { type Placed, SCENE, sceneDocument } from '../scene.ts';
import {
  block,
  fall,
  glow,
  glowDefinition,
  type Paint,
  shadowBehind,
  shadowBelow,
  upright,
} from '../solids.ts';

/**
 * A home: the subscriber's device on a board, its line from the outlet in the wall. On a coaxial line the television
 * stands beside it, on a telephone line the telephone.
 */

const WALL = 1.02;
/** Height of the board below the camera's eye, in metres. */
const BOARD = -0.25;
const WOOD: Paint = { front: 'url(#living-front)', top: 'url(#living-top)', side: '#a58763' };
const DARK: Paint = { front: '#2b3843', top: '#3b4a57', side: '#1d2833' };
const DEVICE_FRONT = 0.67;

export function drawLivingRoom(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const random = randomOf(slug, 0x11f3);
  const camera: Camera = { focal: 1080, height: 0, centreX: 985 + random.between(-25, 25), horizon: 202 };
  const view = { context, camera };
  const device = devices.filter(isSmall).at(-1);
  const placed = device && onBoard(view, device, random);
  const isPhone = devices.some(
    ({ spec }) => spec.kind === 'optical' && linesOf(spec.ports).join() === 'ghn-phone',
  );
  return sceneDocument(
    [definitions(context, random.chance(0.5)), placed?.defs ?? ''],
    upright(camera, { x: -2, y: -1, z: WALL, width: 4, height: 2 }, { fill: 'url(#living-wall)' }),
    isPhone ? '' : glow('living-glow', project(camera, [-0.62, 0, WALL]), 460, 0.5),
    isPhone ? pictureOnWall(view) : '',
    outlet(view, isPhone),
    block(camera, { x: -2, y: BOARD - 0.6, z: 0.5, width: 4, height: 0.6, depth: WALL - 0.5 }, WOOD),
    isPhone ? telephone(view) : television(view),
    plant(camera, random),
    placed?.svg ?? '',
    rect(
      { x: 0, y: 560, width: SCENE.width, height: SCENE.height - 560 },
      { fill: context.colours.dark, 'fill-opacity': 0.04 },
    ),
  );
}

function linesOf(ports: readonly { kind: string; role: string }[]): string[] {
  return ports.filter(({ role }) => role === 'line').map(({ kind }) => kind);
}

function isSmall({ spec, hardware }: Placed): boolean {
  return spec.kind !== 'access-point' && hardware.size.widthMm <= 240;
}

/** The device with its cords: one from the outlet, one to the left. */
function onBoard(view: View, device: Placed, random: Random) {
  const width = device.hardware.size.widthMm / 1000;
  const x = -0.19 - width / 2;
  const { defs, svg } = mount(view, device, [x, BOARD, DEVICE_FRONT], 'device');
  const back = DEVICE_FRONT + device.hardware.size.depthMm / 1000;
  const line = drawCord(
    {
      from: project(view.camera, [OUTLET[0], OUTLET[1] - 0.012, WALL]),
      to: project(view.camera, [x + width * 0.7, BOARD + 0.012, back]),
      slack: 34,
      open: true,
      colour: view.context.colours.accent,
      width: 8,
      plug: 18,
    },
    random,
  );
  return {
    defs,
    svg: [
      line,
      shadowBelow(view.camera, { x, y: BOARD, z: DEVICE_FRONT, width, depth: back - DEVICE_FRONT }, 0.02),
      svg,
    ].join(''),
  };
}

const OUTLET = [-0.06, -0.07, 0] as const;

/** The outlet in the wall: a coaxial socket or a modular jack. */
function outlet({ camera }: View, isPhone: boolean): string {
  const [x, y] = project(camera, [OUTLET[0], OUTLET[1], WALL]);
  const [width, height] = [82, 132];
  const socket = isPhone
    ? rect({ x: x - 13, y: y + 2, width: 26, height: 22 }, { rx: 2, fill: '#4a5964' })
    : el('circle', { cx: x, cy: y + 13, r: 16, fill: '#d5b46a', stroke: '#9c7c34', 'stroke-width': 2 }) +
      el('circle', { cx: x, cy: y + 13, r: 5, fill: '#4a3d1e' });
  return [
    shadowBehind([x - width / 2, y - height / 2], width, height),
    rect(
      { x: x - width / 2, y: y - height / 2, width, height },
      { rx: 7, fill: '#fbfcfd', stroke: '#c6d2da', 'stroke-width': 1.2 },
    ),
    rect(
      { x: x - 26, y: y - 46, width: 52, height: 92 },
      { rx: 4, fill: '#f1f5f7', stroke: '#d5dfe6', 'stroke-width': 1 },
    ),
    socket,
  ].join('');
}

/** A television with a landscape. */
function television({ camera, context }: View): string {
  const screen = { x: -1.12, y: BOARD + 0.09, z: 0.93, width: 0.72, height: 0.42 };
  const [left, top] = project(camera, [screen.x + 0.01, screen.y + 0.41, screen.z]);
  const scale = camera.focal / screen.z;
  const [width, height] = [0.7 * scale, 0.39 * scale];
  const hill = (rise: number, fill: string, opacity: number) =>
    el('path', {
      d: `M${left} ${top + height}V${top + height * (1 - rise)}Q${left + width * 0.28} ${top + height * (0.82 - rise)} ${left + width * 0.5} ${top + height * (1 - rise * 0.9)}T${left + width} ${top + height * (1 - rise)}V${top + height}Z`,
      fill,
      'fill-opacity': opacity,
    });
  return [
    shadowBelow(camera, { x: -0.92, y: BOARD, z: 0.9, width: 0.32, depth: 0.1 }, 0.03),
    block(camera, { x: -0.9, y: BOARD, z: 0.9, width: 0.3, height: 0.014, depth: 0.1 }, DARK),
    block(camera, { x: -0.78, y: BOARD, z: 0.94, width: 0.06, height: 0.1, depth: 0.02 }, DARK),
    upright(camera, screen, { fill: '#1a242d', rx: 6 }),
    rect({ x: left, y: top, width, height }, { fill: 'url(#living-screen)' }),
    el('circle', {
      cx: left + width * 0.66,
      cy: top + height * 0.34,
      r: 34,
      fill: '#fff6df',
      'fill-opacity': 0.95,
    }),
    hill(0.46, context.colours.accent, 0.35),
    hill(0.32, context.colours.accent, 0.6),
    hill(0.16, context.colours.dark, 0.5),
  ].join('');
}

/** A cordless telephone in its cradle. */
function telephone({ camera }: View): string {
  const foot = { x: -0.56, y: BOARD, z: 0.76, width: 0.13, depth: 0.12 };
  const [x, y] = project(camera, [-0.495, BOARD + 0.03, 0.82]);
  const keys = Array.from({ length: 12 }, (_, index) =>
    rect(
      { x: -19 + (index % 3) * 14, y: -92 + Math.floor(index / 3) * 15, width: 10, height: 9 },
      { rx: 2.5, fill: '#dfe7ec' },
    ),
  );
  return [
    shadowBelow(camera, foot, 0.025),
    block(camera, { ...foot, height: 0.035 }, { front: '#3b4a57', top: '#566774', side: '#2b3843' }),
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
      rect({ x: -34, y: -206, width: 68, height: 214 }, { rx: 18, fill: '#2b3843' }),
      rect({ x: -34, y: -206, width: 20, height: 214 }, { rx: 10, fill: '#ffffff', 'fill-opacity': 0.1 }),
      rect({ x: -14, y: -194, width: 28, height: 5 }, { rx: 2.5, fill: '#11181f' }),
      rect({ x: -24, y: -174, width: 48, height: 52 }, { rx: 4, fill: '#cfeaec' }),
      ...keys,
    ),
  ].join('');
}

function pictureOnWall({ camera, context }: View): string {
  const frame = { x: -0.84, y: -0.14, z: WALL, width: 0.4, height: 0.3 };
  const [x, y] = project(camera, [-0.64, 0.01, WALL]);
  return [
    upright(camera, frame, { fill: '#b99b76' }),
    upright(camera, { ...frame, x: -0.825, y: -0.125, width: 0.37, height: 0.27 }, { fill: '#f6faf9' }),
    el('circle', { cx: x + 50, cy: y - 36, r: 38, fill: '#f7dcae' }),
    el('path', {
      d: `M${x - 190} ${y + 60}q90 -110 180 -20t200 -10v60h-380Z`,
      fill: context.colours.light,
      'fill-opacity': 0.7,
    }),
    el('path', {
      d: `M${x - 190} ${y + 86}q120 -60 200 -10t180 -14v34h-380Z`,
      fill: context.colours.accent,
      'fill-opacity': 0.7,
    }),
  ].join('');
}

/** A pot plant at the right end of the board. */
function plant(camera: Camera, random: Random): string {
  const [x, y] = project(camera, [0.13, BOARD, 0.86]);
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const turn = -78 + index * 13 + random.between(-5, 5);
    const length = random.between(130, 215);
    return el('path', {
      d: `M0 0Q${-length * 0.2} ${-length * 0.6} 0 ${-length}Q${length * 0.2} ${-length * 0.6} 0 0Z`,
      transform: `translate(${x} ${y - 90}) rotate(${turn})`,
      fill: index % 2 === 0 ? '#5f9d84' : '#7cb69a',
      stroke: '#4d8870',
      'stroke-width': 0.8,
    });
  });
  return [
    el('ellipse', { cx: x + 12, cy: y + 2, rx: 86, ry: 20, fill: '#3a281c', 'fill-opacity': 0.2 }),
    ...leaves,
    el('path', {
      d: `M${x - 66} ${y - 104}L${x - 50} ${y}Q${x} ${y + 14} ${x + 50} ${y}L${x + 66} ${y - 104}Z`,
      fill: 'url(#living-pot)',
    }),
    el('ellipse', { cx: x, cy: y - 104, rx: 66, ry: 15, fill: '#e8eef1' }),
    el('ellipse', { cx: x, cy: y - 102, rx: 57, ry: 11, fill: '#5d4a3a' }),
  ].join('');
}

function definitions({ colours }: DrawingContext, warm: boolean): string {
  return [
    fall('living-wall', warm ? '#f3efe8' : '#eef3f5', warm ? '#efe9df' : '#e6edf1', '#e0e6e8'),
    fall('living-top', '#d9c09c', '#e6d1b1'),
    fall('living-front', '#c5a780', '#b3946c'),
    fall('living-screen', colours.light, '#e9f6f6', '#fbe7c4'),
    fall('living-pot', '#f7fafb', '#cfdae0'),
    glowDefinition('living-glow', colours.light),
  ].join('');
}
