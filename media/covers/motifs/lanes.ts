import { group, type Point } from '../../drawing/svg.ts';
import { type Camera, type Place, project } from '../camera.ts';
import { mix } from '../colour.ts';
import { type Brush, line, oval, path, shape, short } from '../paint.ts';
import { trees } from '../surroundings.ts';
import { cable, glow, isDark, scenery, threads } from './parts.ts';

/** A boat seen from astern, as small as its distance makes it. */
function boat({ light }: Brush, camera: Camera, place: Place, colour: string, lit: boolean): string {
  const [x, y] = project(camera, place);
  const size = (camera.focal * 1.5) / place[2];
  const at = (dx: number, dy: number) => `${short(x + dx * size)} ${short(y + dy * size)}`;
  return [
    oval([x, y], size * 1.15, size * 0.3, { fill: light.ripple, opacity: 0.35 }),
    path(`M${at(-0.34, -0.34)}V${short(y - size)}H${short(x + size * 0.34)}V${short(y - size * 0.3)}z`, {
      fill: mix(light.glass, light.glassSky, lit ? 0.2 : 0.5),
    }),
    path(`M${at(-0.8, -0.5)}L${at(0.8, -0.5)}L${at(0.54, 0.08)}L${at(-0.54, 0.08)}z`, {
      fill: lit ? colour : mix(light.wallShade, light.wallLit, 0.75),
      stroke: mix(light.wallShade, light.glass, 0.3),
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }),
    lit ? glow([x, y - size * 1.15], size * 0.5, colour, size * 0.2) : '',
  ].join('');
}

/** A strait where all must pass: those who can't wait go first. */
export function lanes(brush: Brush): string {
  const { random, light } = brush;
  const { svg, camera } = scenery(brush, [180, 215], 'hills', 15);
  const [aqua, amber] = threads(light);
  const [narrow, wide] = [random.between(7.6, 9), 23];
  const z = { front: 18, mouth: 46, end: 84 };
  const bank = (side: -1 | 1): Place[] => [
    [side * 70, 0, z.front - 4],
    [side * wide, 0, z.front],
    [side * (wide - 3), 0, z.front + 14],
    [side * narrow, 0, z.mouth],
    [side * narrow, 0, z.end],
    [side * 26, 0, z.end + 18],
    [side * 90, 0, z.end + 20],
  ];
  const rise = 1.6;
  const top = (places: Place[]): Point[] => places.map(([x, , d]) => project(camera, [x, rise, d]));
  const banks = ([-1, 1] as const).map((side) => {
    const edge = bank(side);
    const wall = [...top(edge), ...edge.map((place) => project(camera, place)).reverse()];
    return (
      path(shape(wall), { fill: mix(light.ground, light.glass, 0.45) }) +
      path(shape(top(edge)), { fill: mix(light.ground, light.leaf, 0.35) }) +
      path(line(top(edge.slice(1, 5))), {
        fill: 'none',
        stroke: light.wallLit,
        'stroke-width': 3,
        opacity: 0.7,
      })
    );
  });
  const first = random.pick([-1, 1] as const);
  const priority: Place[] = [19, 27, 36, 46, 60, 78, 110].map((d) => [
    first * (narrow * 0.45) * (d < 46 ? 1 + (46 - d) * 0.012 : 1),
    0,
    d,
  ]);
  const queue: Place[] = [20, 25.5, 32, 40].flatMap((d, row): Place[] => [
    [-first * (2.6 + row * 0.1), 0, d],
    [-first * (narrow * 0.5 + 4.4 - row * 1), 0, d + 1.5],
    ...(row < 2 ? ([[-first * (narrow * 0.5 + 10), 0, d + 2.5]] as Place[]) : []),
  ]);
  const passing: Place[] = [[-first * narrow * 0.4, 0, 64]];
  const boats = [
    ...[24, 38, 56, 82].map((d) => ({
      place: [priority[0]![0] * (d < 46 ? 0.86 : 0.74), 0, d] as Place,
      lit: true,
    })),
    ...[...queue, ...passing].map((place) => ({ place, lit: false })),
  ].sort((a, b) => b.place[2] - a.place[2]);
  const wood = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3, 4, 5].map((index) =>
      project(camera, [
        side * (narrow + 9 + index * 6 + random.between(-2, 2)),
        rise,
        62 + random.between(-9, 22),
      ]),
    ),
  );
  const gate = project(camera, [first * narrow, rise, z.mouth]);
  const hold = project(camera, [-first * narrow, rise, z.mouth]);
  return [
    svg,
    ...banks,
    group(
      {},
      cable(
        priority.map((place) => project(camera, place)),
        amber,
        { width: 6 },
      ),
    ),
    ...boats.map(({ place, lit }) => boat(brush, camera, place, amber, lit)),
    path(`M${gate.map(short).join(' ')}v-70M${hold.map(short).join(' ')}v-70`, {
      stroke: mix(light.wallShade, light.glass, 0.2),
      'stroke-width': 8,
    }),
    trees(brush, wood, 54),
    glow([gate[0], gate[1] - 74], 30, amber, 11),
    glow([hold[0], hold[1] - 74], 30, isDark(light) ? aqua : mix(aqua, light.glass, 0.3), 11),
  ].join('');
}
