import { project } from './camera.ts';
import { aerial, aerialClose, type Island, overview } from './overview.ts';
import { type Brush, disc, path, short } from './paint.ts';
import { type Spot, smallSite } from './sites.ts';

/** One large piece of land and the network in its ground. */

/** One large campus around a core building. */
export function campus(brush: Brush): string {
  const { random } = brush;
  const camera = aerialClose(random);
  const z = 178;
  const halls: readonly (readonly [number, number, number, number, number])[] = [
    [-38, 24, 30, 9, 11],
    [2, 30, 26, 9, 14],
    [38, 22, 20, 12, 10],
    [-46, -4, 10, 22, 12],
    [46, -6, 11, 20, 9],
    [-22, -28, 26, 9, 9],
    [20, -30, 24, 9, 11],
  ];
  const island: Island = {
    x: 0,
    z,
    radius: 60,
    build(site) {
      for (const [x, dz, width, depth, height] of halls) {
        site.put(
          {
            x: x + random.between(-2, 2),
            z: dz,
            width,
            depth,
            height: height * random.between(0.9, 1.15),
            turn: random.between(-0.12, 0.12),
          },
          { kind: random.pick(['grid', 'ribbon'] as const), bay: 4.4, floor: 4 },
        );
      }
      for (const [x, dz] of halls)
        site.trench([
          [0, 0],
          [x * 0.55, dz * 0.15],
          [x, dz],
        ]);
      site.put(
        { x: 0, z: 0, width: 9, depth: 9, height: 24, turn: 0.3 },
        { kind: 'curtain', bay: 3, floor: 4 },
      );
      site.grove(34, 0.9);
      site.grove(12, 0.36);
      site.ring(0, 0, 24, 22);
      site.ring(-38, 24, 11, 10);
      site.ring(20, -30, 11, 10);
    },
  };
  return overview(brush, camera, { islands: [island], links: [] });
}

/** A town: the hall, and public places tied to it. */
export function town(brush: Brush): string {
  const { random } = brush;
  const camera = aerialClose(random);
  const z = 196;
  const places = (
    [
      [-52, 36, 14, 9, 8],
      [-14, 44, 18, 8, 10],
      [40, 38, 16, 10, 9],
      [58, -2, 14, 10, 7],
      [34, -34, 20, 8, 8],
      [-30, -36, 18, 9, 7],
      [-60, -4, 12, 12, 9],
    ] as const
  ).map(
    (spot) =>
      spot.map((value, index) => (index < 2 ? value + random.between(-3, 3) : value)) as [
        number,
        number,
        number,
        number,
        number,
      ],
  );
  const island: Island = {
    x: 0,
    z,
    radius: 68,
    build(site) {
      for (const [x, dz, width, depth, height] of places) {
        site.put(
          { x, z: dz, width, depth, height, turn: random.between(-0.3, 0.3) },
          { kind: random.pick(['grid', 'ribbon'] as const), bay: 4, floor: 3.8 },
        );
      }
      site.put(
        { x: -8, z: 4, width: 34, depth: 12, height: 13, turn: 0.2 },
        { kind: 'grid', bay: 3.8, floor: 4 },
      );
      site.put(
        { x: 13, z: -2, width: 6, depth: 6, height: 27, turn: 0.2 },
        { kind: 'curtain', bay: 3, floor: 5 },
      );
      for (let index = 0; index < 18; index++) {
        const angle = random.next() * 6.28;
        site.put(
          {
            x: Math.cos(angle) * random.between(30, 62),
            z: Math.sin(angle) * random.between(18, 46),
            width: 5,
            depth: 4,
            height: 3.4,
            turn: random.between(-0.5, 0.5),
          },
          { kind: 'blank' },
        );
      }
      site.grove(26, 0.92);
      for (const [x, dz] of places)
        site.trench([
          [4, 2],
          [x * 0.5, dz * 0.3],
          [x, dz],
        ]);
      site.ring(13, -2, 27, 18);
      site.ring(40, 38, 9, 9);
      site.ring(-30, -36, 7, 9);
    },
  };
  return overview(brush, camera, {
    islands: [island],
    links: [],
  });
}

/** Light from one exchange, split on its way to every home. */
export function fibreTree(brush: Brush): string {
  const { random, light } = brush;
  const camera = aerial(random);
  const exchange: Spot = { x: -80 + random.between(-4, 4), z: 176, radius: 21, top: 13 };
  const village = { x: 42 + random.between(-4, 4), z: 210, radius: 58 };
  const homes = Array.from({ length: 15 }, (_, index) => ({
    x: -26 + (index % 5) * 19 + random.between(-4, 4),
    z: -34 + Math.floor(index / 5) * 24 + random.between(-4, 4),
  }));
  const splitters = [-26, 0, 26].map((dz) => [village.x - 46, 6, village.z + dz] as const);
  const land: Island = {
    ...village,
    build(site) {
      for (const { x, z } of homes) {
        site.put(
          { x, z, width: 8, depth: 6, height: random.between(4, 7), turn: random.between(-0.35, 0.35) },
          { kind: 'grid', bay: 4, floor: 3.6 },
        );
      }
      site.put(
        { x: 50, z: 14, width: 12, depth: 16, height: 21, turn: 0.2 },
        { kind: 'balcony', bay: 4, floor: 3.6 },
      );
      site.grove(18, 0.94);
    },
  };
  const drops = homes.map(({ x, z }) => {
    const [sx, sy, sz] = splitters[z < -18 ? 0 : z < 8 ? 1 : 2]!;
    return [project(camera, [sx, sy, sz]), project(camera, [village.x + x, 7, village.z + z])];
  });
  return overview(brush, camera, {
    islands: [smallSite(brush, exchange), land],
    links: splitters.map((to) => ({ from: [exchange.x, exchange.top + 2, exchange.z], to, rise: 12 })),
    above: () =>
      path(
        drops
          .map(
            ([a, b]) =>
              `M${a!.map(short).join(' ')}Q${short((a![0] + b![0]) / 2)} ${short(Math.min(a![1], b![1]) - 16)} ${b!.map(short).join(' ')}`,
          )
          .join(''),
        { fill: 'none', stroke: light.signal, 'stroke-width': 1.5, opacity: 0.75 },
      ) +
      splitters.map((place) => disc(project(camera, place), 5, { fill: '#fff' })).join('') +
      homes
        .map(({ x, z }) =>
          disc(project(camera, [village.x + x, 7.4, village.z + z]), 2.4, { fill: light.lamp }),
        )
        .join(''),
  });
}
