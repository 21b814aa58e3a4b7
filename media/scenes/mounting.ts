import { formOf, isCeiling } from '../drawing/access-point/draw-access-point.ts';
import type { Place } from '../drawing/projection.ts';
import { type Point, svg } from '../drawing/svg.ts';
import { project } from './camera.ts';
import { drawCord } from './cords.ts';
import { hangDome, type Mounted, mount, type View, wavesBelow, wavesFacing } from './mounted.ts';
import type { Random } from './random.ts';
import type { Placed } from './scene.ts';
import { shadowBehind, shadowBelow } from './shadows.ts';

/** Ways in which devices hang, stand and lie in a place. */

/** Access points under a ceiling or a beam, the farther first, each with waves of a thickness. */
export function overhead(places: readonly Place[], thickness: readonly number[]) {
  return (view: View, devices: readonly Placed[]): Mounted[] => {
    const points = devices.filter(({ spec }) => isCeiling(spec));
    const hung = points.length > 0 ? places : [];
    return [
      { defs: '', art: hung.map((place, index) => wavesBelow(view, place, thickness[index] ?? 1)).join('') },
      ...hung.map((place, index) => hangDome(view, points[index % points.length]!, place, `ap${index}`)),
    ];
  };
}

interface Wall {
  /** Distance of the wall, and height of the device's lower edge, in metres. */
  wall: number;
  foot: number;
  /** End of a cord from its port. */
  cordTo?: Place;
}

/** An access point in the outlet of a wall. */
export function onWall({ wall, foot: y, cordTo }: Wall) {
  return (view: View, devices: readonly Placed[], random: Random): Mounted[] => {
    const device = accessPoint(devices, 'plate');
    if (!device) return [];
    const { widthMm, heightMm, depthMm } = device.hardware.size;
    const [width, height] = [widthMm / 1000, heightMm / 1000];
    const foot: Place = [-0.2 - width / 2, y, wall - Math.min(24, depthMm) / 1000];
    const { defs, art } = mount(view, device, foot, 'plate');
    const scale = view.camera.focal / wall;
    const behind = project(view.camera, [foot[0], y + height, wall]);
    const port = project(view.camera, [foot[0] + width * 0.64, y + 0.014, foot[2]]);
    const cord = { slack: 26, open: true, colour: view.context.colours.accent, width: 6, plug: 12 };
    return [
      {
        defs,
        art: [
          wavesFacing(view, [-0.2, y + height / 2, wall], [0.12, 0.19, 0.28, 0.39], 0.9),
          shadowBehind(behind, width * scale, height * scale),
          art,
          cordTo ? drawCord({ from: port, to: project(view.camera, cordTo), ...cord }, random) : '',
        ].join(''),
      },
    ];
  };
}

/** An outdoor access point on a pole, with its clamps. */
export function onPole(view: View, devices: readonly Placed[]): Mounted[] {
  const device = accessPoint(devices, 'outdoor');
  if (!device) return [];
  const { focal, centreX, horizon } = view.camera;
  const pole = 800;
  const [width, height] = [device.hardware.size.widthMm / 1000, device.hardware.size.heightMm / 1000];
  const left = (pole - centreX) / focal - width / 2;
  const foot = 0.28 - height / 2;
  const { defs, art } = mount(view, device, [left, foot, 1], 'point');
  const top = horizon - (foot + height) * focal;
  const clamps = [0.2, 0.8].map(
    (share) =>
      svg`<rect x="${pole - 66}" y="${top + height * 1000 * share - 14}" width="132" height="24" rx="5"
        fill="#8796a2" stroke="#5d6c78" stroke-width="1"/>`,
  );
  const waves = wavesFacing(view, [left + width / 2, foot + height / 2, 1], [0.22, 0.31, 0.42, 0.56], 1.25);
  return [{ defs, art: [waves, ...clamps, art].join('') }];
}

const FIBRES = new Set(['pon', 'sc', 'sfp', 'qsfp']);

/** A device on the shelf of an outdoor box, with fibres from its ports to the splices above. */
export function onShelf(view: View, devices: readonly Placed[], random: Random): Mounted[] {
  const device = devices.find(
    ({ spec, hardware: { size } }) =>
      spec.kind !== 'access-point' && size.widthMm <= 480 && size.heightMm <= 190,
  );
  if (!device) return [];
  const [z, shelf] = [1.05, -0.22];
  const x = -0.2 - device.hardware.size.widthMm / 2000;
  const cords = portsOf(view, device, [x, shelf, z], FIBRES)
    .slice(0, 6)
    .map((from, index) => {
      const to = project(view.camera, [-0.21 + index * 0.026, 0.09, 1.05]);
      const slack = random.between(34, 62);
      return drawCord({ from, to, slack, colour: '#e7b84b', width: 3.4, plug: 9 }, random);
    });
  const { defs, art } = mount(view, device, [x, shelf, z], 'device');
  return [{ defs, art: art + cords.join('') }];
}

/** The subscriber's device on a board, its line from the outlet in the wall. */
export function onBoard(view: View, devices: readonly Placed[], random: Random): Mounted[] {
  const device = devices
    .filter(({ spec, hardware }) => spec.kind !== 'access-point' && hardware.size.widthMm <= 240)
    .at(-1);
  if (!device) return [];
  const [board, z] = [-0.25, 0.67];
  const [width, depth] = [device.hardware.size.widthMm / 1000, device.hardware.size.depthMm / 1000];
  const x = -0.19 - width / 2;
  const { defs, art } = mount(view, device, [x, board, z], 'device');
  const from = project(view.camera, [-0.06, -0.082, 1.02]);
  const to = project(view.camera, [x + width * 0.7, board + 0.012, z + depth]);
  const colour = view.context.colours.accent;
  const line = drawCord({ from, to, slack: 34, open: true, colour, width: 8, plug: 18 }, random);
  return [{ defs, art: line + shadowBelow(view.camera, { x, y: board, z, width, depth }, 0.02) + art }];
}

/** Devices on one another on a bench, the widest below, with cords between them. */
export function stacked(view: View, devices: readonly Placed[], random: Random): Mounted[] {
  const front = 0.86;
  let foot = -0.36;
  const stack = devices
    .filter(({ spec }) => spec.kind !== 'access-point')
    .slice(0, 3)
    .toSorted((a, b) => b.hardware.size.widthMm - a.hardware.size.widthMm)
    .map((device, index) => {
      const { widthMm, heightMm, depthMm } = device.hardware.size;
      const place: Place = [-0.47 + index * 0.012, foot, front];
      const { defs, art } = mount(view, device, place, `d${index}`);
      const [x, y, z] = place;
      const area = { x, y, z, width: widthMm / 1000, depth: Math.min(0.2, depthMm / 1000) };
      foot += heightMm / 1000 + 0.006;
      const shadow = shadowBelow(view.camera, area, index === 0 ? 0.05 : 0.012);
      return { defs, art: shadow + art, sockets: portsOf(view, device, place, new Set(['rj45'])) };
    });
  const { accent, light } = view.context.colours;
  const cords = stack.flatMap(({ sockets }, index) =>
    [0.3, 0.5, 0.72].flatMap((share) => {
      const from = sockets[Math.floor(sockets.length * share)];
      if (!from) return [];
      const below = stack[index - 1]?.sockets ?? [];
      const end = below[Math.floor(below.length * share)];
      const to = end ?? ([from[0] + random.between(-60, 60), 830] as const);
      const slack = end ? random.between(26, 54) : 10;
      const colour = random.pick([accent, '#e7eef3', light]);
      return [drawCord({ from, to, slack, open: !end, colour, width: 7, plug: 14 }, random)];
    }),
  );
  return [...stack, { defs: '', art: cords.join('') }];
}

function accessPoint(devices: readonly Placed[], form: ReturnType<typeof formOf>): Placed | undefined {
  return devices.find(({ spec }) => spec.kind === 'access-point' && formOf(spec) === form);
}

/** Middles of a device's ports in the picture. @param place its lower left corner towards the camera */
function portsOf(
  { camera }: View,
  { layout }: Placed,
  [x, y, z]: Place,
  shapes: ReadonlySet<string>,
): Point[] {
  return layout.blocks
    .flatMap(({ ports }) => ports)
    .filter(({ shape }) => shapes.has(shape))
    .map((port) =>
      project(camera, [
        x + (port.x + port.width / 2) / 1000,
        y + (layout.height - port.y - port.height / 2) / 1000,
        z,
      ]),
    );
}
