import { linear } from '../drawing/svg.ts';
import { type Place, project } from './camera.ts';
import { mix } from './colour.ts';
import { Hall } from './hall.ts';
import { type Brush, path, short } from './paint.ts';

/** Rooms of work, each a hall with its own furnishing. From far to near, so that near things cover far ones. */

function span(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => from - index * step);
}

function lightStrips(hall: Hall, xs: readonly number[], warm: boolean): void {
  const { light } = hall.brush;
  const y = hall.height - 0.05;
  hall.flats(
    xs.flatMap((x) =>
      span(hall.length - 2, 6, 4.5).map((z): Place[] => [
        [x - 0.16, y, z],
        [x + 0.16, y, z],
        [x + 0.16, y, z - 2.8],
        [x - 0.16, y, z - 2.8],
      ]),
    ),
    { fill: warm ? light.lamp : '#fff', opacity: 0.92 },
  );
}

function beams(hall: Hall, step: number): void {
  const { light } = hall.brush;
  const [half, top] = [hall.width / 2, hall.height];
  hall.flats(
    span(hall.length - 1, 5, step).map((z): Place[] => [
      [-half, top, z],
      [half, top, z],
      [half, top - 0.42, z],
      [-half, top - 0.42, z],
    ]),
    { fill: mix(light.wallShade, light.glass, 0.35), opacity: 0.85 },
  );
}

function carrier(hall: Hall, x: number, z: number): void {
  const { light } = hall.brush;
  hall.ring(x, z, 2.3);
  hall.box({ x, z, width: 1.5, depth: 1.9, height: 0.42 }, mix(light.wallShade, light.wallLit, 0.9));
  hall.box(
    { x, z, width: 1.2, depth: 1.4, height: 1.15, foot: 0.42 },
    mix(light.lamp, light.wallShade, 0.45),
  );
  hall.flat(
    [
      [x - 0.6, 0.2, z - 0.96],
      [x + 0.6, 0.2, z - 0.96],
      [x + 0.6, 0.28, z - 0.96],
      [x - 0.6, 0.28, z - 0.96],
    ],
    { fill: light.accent },
  );
}

/** Racks to the ceiling, and a vehicle in the aisle. */
export function warehouse(brush: Brush): string {
  const { random, light } = brush;
  const hall = new Hall(brush, { width: random.between(15, 17), height: 9, length: 46 });
  const half = hall.width / 2;
  beams(hall, 7);
  lightStrips(hall, [0], false);
  const tones = [
    mix(light.lamp, light.wallShade, 0.5),
    mix(light.wallShade, light.wallLit, 0.6),
    mix(light.glassSky, light.wallShade, 0.4),
  ];
  for (const side of [-1, 1]) {
    const face = side * (half - 2.1);
    const goods: Place[][][] = [[], [], []];
    for (const z of span(44, 6, 2.4)) {
      for (const shelf of [0.25, 2.35, 4.45, 6.55]) {
        if (random.chance(0.14)) continue;
        const high = random.between(0.9, 1.75);
        goods[random.whole(0, 2)]!.push(Hall.onWall(face, z - 2.05, z - 0.15, shelf, shelf + high));
      }
    }
    hall.flat(Hall.onWall(face + side * 0.4, 2.6, 45, 0, 8.4), {
      fill: mix(light.glass, light.wallShade, 0.35),
    });
    for (const [index, pieces] of goods.entries())
      hall.flats(pieces, { fill: mix(tones[index]!, light.glass, side > 0 ? 0.3 : 0.06) });
    const steel = mix(light.accent, light.glass, side > 0 ? 0.5 : 0.3);
    hall.flats(
      [0.1, 2.2, 4.3, 6.4].map((y) => Hall.onWall(face, 2.6, 45, y, y + 0.15)),
      { fill: steel },
    );
    hall.flats(
      span(45, 4, 4.8).map((z) => Hall.onWall(face, z - 0.14, z, 0, 8.5)),
      { fill: steel },
    );
  }
  carrier(hall, random.between(-1.2, 1.2), random.between(9.5, 13));
  hall.point(0, 28);
  hall.point(0, 16);
  return hall.svg();
}

/** Shops on both sides under a glass vault. */
export function passage(brush: Brush): string {
  const { random, light } = brush;
  const hall = new Hall(brush, { width: 13, height: 7.2, length: 50 });
  const half = hall.width / 2;
  hall.draw(vault(hall));
  brush.defs.push(
    linear(
      'shop',
      [0, 0, 0, 1],
      [
        [0, mix(light.lamp, light.wallShade, 0.3)],
        [1, mix(light.lamp, '#ffffff', 0.45)],
      ],
    ),
    linear(
      'shade',
      [0, 0, 0, 1],
      [
        [0, mix(light.lamp, light.glass, 0.42)],
        [1, mix(light.lamp, '#ffffff', 0.12)],
      ],
    ),
  );
  for (const side of [-1, 1]) {
    const bays = span(48, 8, 4.6);
    const shops = bays.filter(() => random.chance(0.86));
    hall.flats(
      shops.map((z) => Hall.onWall(side * half, z - 4, z - 0.6, 0, 3)),
      { fill: side < 0 ? 'url(#shop)' : 'url(#shade)' },
    );
    // Frames of the shop windows, and goods behind them.
    hall.flats(
      shops.flatMap((z) => [
        Hall.onWall(side * half, z - 4, z - 0.6, 2.3, 2.38),
        Hall.onWall(side * half, z - 2.34, z - 2.26, 0, 3),
        Hall.onWall(side * half, z - 3.7, z - 2.6, 0.3, random.between(0.9, 1.5)),
      ]),
      { fill: mix(light.glass, light.lamp, 0.42), opacity: 0.7 },
    );
    hall.flats(
      bays.map((z) => Hall.onWall(side * half, z - 3.4, z - 1.2, 4.2, 6.2)),
      { fill: mix(light.glass, light.glassSky, side < 0 ? 0.7 : 0.35) },
    );
    const awning = side * (half - 1.1);
    hall.flats(
      bays.map((z): Place[] => [
        [side * half, 3.7, z - 0.4],
        [side * half, 3.7, z - 4.2],
        [awning, 3.1, z - 4.2],
        [awning, 3.1, z - 0.4],
      ]),
      { fill: mix(light.wallLit, light.accent, 0.55), opacity: 0.95 },
    );
    hall.flats(
      bays.map((z) => Hall.onWall(side * (half - 0.05), z - 0.5, z, 0, 7.2)),
      { fill: mix(light.wallShade, light.wallLit, side < 0 ? 0.75 : 0.4) },
    );
    for (const z of span(44, 9, 9.2)) {
      hall.box(
        { x: side * 3.1, z, width: 1.5, depth: 1.5, height: 0.55 },
        mix(light.wallShade, light.wallLit, 0.7),
      );
      const [x, y] = project(hall.camera, [side * 3.1, 0.55, z]);
      const size = hall.camera.focal / z;
      hall.draw(
        path(
          `M${short(x)} ${short(y)}c${short(-size * 0.9)} ${short(-size * 0.1)} ${short(-size * 0.7)} ${short(-size * 1.7)} 0 ${short(-size * 2)}c${short(size * 0.7)} ${short(size * 0.3)} ${short(size * 0.9)} ${short(size * 1.9)} 0 ${short(size * 2)}z`,
          { fill: light.leaf },
        ),
      );
    }
  }
  hall.point(0, 26, 7.4);
  hall.point(0, 15, 7.4);
  hall.ring(0, 15, 2.6);
  return hall.svg();
}

/** Ribs of a barrel vault; drawn over the flat ceiling, which then reads as sky. */
function vault(hall: Hall): string {
  const { light } = hall.brush;
  const { camera, width, height } = hall;
  const ribs = span(48, 6, 4.6).map((z) => {
    const [x0, y0] = project(camera, [-width / 2, height, z]);
    const [x1] = project(camera, [width / 2, height, z]);
    const r = (x1 - x0) / 2;
    return {
      d: `M${short(x0)} ${short(y0)}a${short(r)} ${short(r * 0.62)} 0 0 1 ${short(r * 2)} 0`,
      weight: (camera.focal / z) * 0.12,
    };
  });
  const [front] = ribs.slice(-1);
  return (
    path(`${front!.d}`, { fill: 'url(#gate)', opacity: 0.75 }) +
    ribs
      .map(({ d, weight }) =>
        path(d, {
          fill: 'none',
          stroke: mix(light.wallShade, light.wallLit, 0.75),
          'stroke-width': short(Math.max(1.2, weight)),
        }),
      )
      .join('')
  );
}

/** Desks between two walls of glass. */
export function openOffice(brush: Brush): string {
  const { random, light } = brush;
  const hall = new Hall(brush, { width: 18, height: 4.1, length: 40 });
  const half = hall.width / 2;
  for (const side of [-1, 1]) {
    hall.flat(Hall.onWall(side * half, 2.6, 40, 0.3, 3.7), { fill: 'url(#gate)' });
    const towers = span(39, 4, 3.1).map((z) =>
      Hall.onWall(side * half, z - random.between(1.6, 2.7), z, 0.3, random.between(0.8, 2.9)),
    );
    hall.flats(towers, { fill: mix(light.far, light.haze, 0.45), opacity: 0.8 });
    hall.flats(
      span(39.5, 4, 3).map((z) => Hall.onWall(side * half, z - 0.16, z, 0, 4.1)),
      { fill: mix(light.wallShade, light.wallLit, side < 0 ? 0.75 : 0.45) },
    );
  }
  lightStrips(hall, [-4.6, 0, 4.6], light.lamps > 0.3);
  for (const z of span(34, 9, 5)) {
    for (const x of [-5.4, 5.4]) {
      const legs = [-2.2, 2.1].map((leg): Place[] => [
        [x + leg, 0, z - 0.7],
        [x + leg + 0.12, 0, z - 0.7],
        [x + leg + 0.12, 0.7, z - 0.7],
        [x + leg, 0.7, z - 0.7],
      ]);
      hall.flats(legs, { fill: light.wallShade });
      hall.flat(
        [
          [x - 2.4, 0.72, z - 0.8],
          [x + 2.4, 0.72, z - 0.8],
          [x + 2.4, 0.72, z + 0.8],
          [x - 2.4, 0.72, z + 0.8],
        ],
        { fill: mix(light.wallShade, light.wallLit, 0.92) },
      );
      const row = [-1.5, 0, 1.5]
        .filter(() => random.chance(0.8))
        .map((at): Place[] => [
          [x + at - 0.5, 0.95, z],
          [x + at + 0.5, 0.95, z],
          [x + at + 0.5, 1.52, z],
          [x + at - 0.5, 1.52, z],
        ]);
      hall.flats(row, { fill: random.chance(0.7) ? light.accent : mix(light.accent, light.glass, 0.6) });
    }
  }
  hall.point(-2.3, 24);
  hall.point(2.3, 15);
  hall.point(-2.3, 10.5);
  return hall.svg();
}
