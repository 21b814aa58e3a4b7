import type { Point } from '../drawing/svg.ts';
import { mix } from './colour.ts';
import { type Brush, disc, path, short } from './paint.ts';
import { trees } from './surroundings.ts';
import { lamps, type Shore, type Standing, stand } from './waterfront.ts';

export function townHall(brush: Brush, { camera, ground }: Shore): Standing {
  const { random, light } = brush;
  const x = random.between(-10, 14);
  const turn = random.between(-0.12, 0.3);
  const { svg, tops } = stand(brush, camera, [
    [
      { x: x + 44, z: 126, width: 30, depth: 14, height: 10, turn },
      { kind: 'grid', floor: 3.4 },
    ],
    [
      { x: x + 9, z: 118, width: 7, depth: 7, height: random.between(28, 34), turn },
      { kind: 'curtain', bay: 2.4, floor: 6 },
    ],
    [
      { x, z: 108, width: 62, depth: 18, height: 15.5, turn },
      { kind: 'grid', plinth: 4.6, bay: 3.4 },
    ],
    [
      { x: x - 4, z: 95, width: 50, depth: 4, height: 4.4, turn: turn * 0.8 },
      { kind: 'curtain', bay: 3.2, floor: 4.4 },
    ],
    [{ x: x - 4, z: 94.6, width: 54, depth: 6, height: 0.8, turn: turn * 0.8, foot: 4.4 }, { kind: 'blank' }],
  ]);
  const feet = Array.from(
    { length: 16 },
    (_, index): Point => [
      index < 8 ? 20 + index * 24 : 960 + (index - 8) * 32,
      ground(90) + random.between(-3, 1),
    ],
  );
  const mast = tops[1]!(0.5, 0.5);
  return {
    svg:
      svg +
      path(`M${short(mast[0])} ${short(mast[1])}v-44`, { stroke: light.wallShade, 'stroke-width': 3 }) +
      trees(brush, feet, 62),
    signals: [{ at: [mast[0], mast[1] - 46], reach: random.between(80, 112) }],
  };
}

export function school(brush: Brush, { camera, ground }: Shore): Standing {
  const { random, light } = brush;
  const x = random.between(-16, 4);
  const turn = random.between(0.1, 0.34);
  const floors = random.whole(3, 4);
  const { svg, tops } = stand(brush, camera, [
    [{ x: x - 36, z: 132, width: 40, depth: 12, height: 16, turn: turn - 0.1 }, { kind: 'ribbon' }],
    [
      { x, z: 108, width: 66, depth: 12, height: floors * 3.9 + 1, turn },
      { kind: 'grid', bay: 2.7, floor: 3.9 },
    ],
    [
      { x: x - 9, z: 101, width: 6, depth: 6, height: floors * 3.9 + 8, turn },
      { kind: 'curtain', bay: 2, floor: 4 },
    ],
  ]);
  const gym = gymnasium(brush, ground(94), 880 + x * 4);
  const feet = Array.from(
    { length: 20 },
    (_, index): Point => [10 + index * 64 + random.between(-22, 22), ground(90) + random.between(-3, 1)],
  );
  const clock = tops[2]!(0.28, 0);
  return {
    svg:
      svg +
      gym +
      trees(brush, feet, 50) +
      disc([clock[0], clock[1] + 30], 13, { fill: '#fff', stroke: light.wallShade, 'stroke-width': 2 }) +
      path(`M${short(clock[0])} ${short(clock[1] + 22)}v8l6 3`, {
        stroke: light.dark,
        'stroke-width': 1.8,
        fill: 'none',
      }),
    signals: [
      { at: tops[1]!(0.2, 0.4), reach: 66 },
      { at: tops[1]!(0.78, 0.4), reach: 84 },
    ],
  };
}

function gymnasium({ light }: Brush, y: number, x: number): string {
  const width = 190;
  return (
    path(`M${short(x)} ${short(y)}v-58q${width / 2}-62 ${width} 0v58Z`, {
      fill: mix(light.wallShade, light.wallLit, 0.62),
    }) +
    path(
      `M${short(x - 6)} ${short(y - 56)}q${width / 2 + 6}-70 ${width + 12} 0l0-6q${-(width / 2 + 6)}-72 ${-(width + 12)} 0Z`,
      { fill: mix(light.roof, light.wallShade, 0.3) },
    ) +
    path(`M${short(x + 14)} ${short(y - 52)}h162v14h-162Z`, { fill: light.lamp, opacity: 0.85 })
  );
}

export function hospital(brush: Brush, { camera, ground }: Shore): Standing {
  const { light, random } = brush;
  const x = random.between(-2, 18);
  const floors = random.whole(7, 9);
  const turn = random.between(0.28, 0.5);
  const { svg, tops } = stand(brush, camera, [
    [{ x: x - 42, z: 130, width: 30, depth: 18, height: 22, turn }, { kind: 'ribbon' }],
    [
      { x: x - 21, z: 122, width: 22, depth: 4, height: 3.6, turn: turn * 0.3, foot: 11 },
      { kind: 'curtain', bay: 2.4, floor: 3.6 },
    ],
    [
      { x, z: 108, width: 36, depth: 16, height: floors * 3.7, turn },
      { kind: 'ribbon', floor: 3.7, bay: 3 },
    ],
    [
      { x: x + 4, z: 96, width: 58, depth: 8, height: 7.6, turn: turn * 0.35 },
      { kind: 'curtain', bay: 2.8, floor: 3.8 },
    ],
  ]);
  const left = tops[2]!(0, 0);
  const feet = Array.from(
    { length: 14 },
    (_, index): Point => [
      index < 8 ? 10 + index * 30 : 1010 + (index - 8) * 28,
      ground(90) + random.between(-3, 1),
    ],
  );
  const sign: Point = [left[0] + 44, left[1] + 20];
  return {
    svg:
      svg +
      trees(brush, feet, 52) +
      path(`M${short(sign[0])} ${short(sign[1])}h8v9h9v8h-9v9h-8v-9h-9v-8h9Z`, { fill: light.accent }) +
      lamps(brush, ground(88)),
    signals: [
      { at: tops[2]!(0.72, 0.3), reach: random.between(84, 110) },
      { at: tops[0]!(0.4, 0.3), reach: 54 },
    ],
  };
}
