import { group, type Point } from '../drawing/svg.ts';
import { project } from './camera.ts';
import { mix } from './colour.ts';
import { aerial, type Island, overview } from './overview.ts';
import { type Brush, oval, short } from './paint.ts';

/** Networks of many sites: an island each, and the links between them. */

/** Networks of sites: what each island carries and which links tie them. */

export interface Spot {
  x: number;
  z: number;
  radius: number;
  /** Height of the building that links end on. */
  top: number;
}

/** An island with one main building. */
export function smallSite(brush: Brush, { x, z, radius, top }: Spot, warm = false): Island {
  const { random } = brush;
  return {
    x,
    z,
    radius,
    build(site) {
      const facade = random.pick(['grid', 'ribbon', 'curtain'] as const);
      site.put(
        {
          x: -radius * 0.36,
          z: radius * 0.3,
          width: radius * 0.6,
          depth: radius * 0.4,
          height: top * 0.6,
          turn: 0.15,
        },
        { kind: 'ribbon', bay: 5, floor: 5 },
      );
      site.put(
        {
          x: 0,
          z: 0,
          width: radius * 0.62,
          depth: radius * 0.5,
          height: top,
          turn: random.between(0.2, 0.6),
        },
        { kind: facade, bay: 4.2, floor: 4 },
      );
      if (warm)
        site.put(
          {
            x: radius * 0.5,
            z: -radius * 0.3,
            width: radius * 0.5,
            depth: radius * 0.3,
            height: 5,
            turn: 0.2,
          },
          { kind: 'curtain', bay: 2.4, floor: 5 },
        );
      site.grove(7, 0.9);
      site.ring(0, 0, top, radius * 0.5);
    },
  };
}

/** Sites around a cloud that hangs above the water. */
export function cloudSites(brush: Brush): string {
  const { random } = brush;
  const camera = aerial(random);
  const spots: Spot[] = [
    { x: -92, z: 262, radius: 22, top: 17 },
    { x: 2, z: 300, radius: 20, top: 14 },
    { x: 96, z: 254, radius: 23, top: 20 },
    { x: -58, z: 158, radius: 19, top: 14 },
    { x: 60, z: 152, radius: 20, top: 16 },
  ].map((spot) => ({
    ...spot,
    x: spot.x + random.between(-8, 8),
    z: spot.z + random.between(-8, 8),
    top: spot.top * random.between(0.8, 1.2),
  }));
  const hub = { y: 44, z: 208 };
  return overview(brush, camera, {
    islands: spots.map((spot) => smallSite(brush, spot)),
    links: spots.map(({ x, z, top }) => ({
      from: [x, top + 2, z],
      to: [x * 0.16, hub.y - 2, hub.z],
      rise: 7,
    })),
    above: () => cloud(brush, project(camera, [0, hub.y, hub.z])),
  });
}

/** A lens of light: level rings that hang in the air. */
function cloud({ light, defs }: Brush, [x, y]: Point): string {
  defs.push(
    `<radialGradient id="lens"><stop stop-color="#fff" stop-opacity=".95"/><stop offset=".6" stop-color="${mix(light.signal, '#ffffff', 0.55)}" stop-opacity=".6"/><stop offset="1" stop-color="${light.signal}" stop-opacity="0"/></radialGradient>`,
  );
  const rings = [64, 104, 146].map((rx, index) =>
    oval([x, y], rx, rx * 0.3, {
      'stroke-opacity': short(0.95 - index * 0.28),
      'stroke-width': short(2.4 - index * 0.4),
    }),
  );
  return (
    oval([x, y], 190, 66, { fill: 'url(#lens)', opacity: 0.6 }) +
    oval([x, y], 92, 27, { fill: 'url(#lens)' }) +
    group({ fill: 'none', stroke: light.signal }, ...rings)
  );
}

/** Two shores and two ways between them: one in use, one in reserve. */
export function twoShores(brush: Brush): string {
  const { random } = brush;
  const camera = aerial(random);
  const near: Spot = { x: -42 + random.between(-7, 7), z: 158, radius: 29, top: 22 };
  const far: Spot = { x: 66 + random.between(-8, 8), z: 218, radius: 34, top: 23 };
  const third: Spot = { x: 2 + random.between(-8, 8), z: 352, radius: 26, top: 16 };
  const place = ({ x, z, top }: Spot, lift = 2) => [x, top + lift, z] as const;
  return overview(brush, camera, {
    islands: [smallSite(brush, near, true), smallSite(brush, far), smallSite(brush, third)],
    links: [
      { from: place(near), to: place(far), rise: 26 },
      { from: place(near), to: place(far), rise: 8, dashed: true },
      { from: place(near), to: place(third), rise: 16 },
      { from: place(third), to: place(far), rise: 14, dashed: true },
    ],
  });
}

/** A head office and many shops. */
export function manyShops(brush: Brush): string {
  const { random } = brush;
  const camera = aerial(random);
  const head: Spot = { x: -8, z: 218, radius: 27, top: 26 };
  const shops = (
    [
      [-104, 286],
      [-8, 352],
      [104, 290],
      [-94, 176],
      [88, 168],
      [-14, 132],
    ] as const
  ).map(
    ([x, z]): Spot => ({
      x: x + random.between(-8, 8),
      z: z + random.between(-6, 6),
      radius: 14,
      top: random.between(6, 9),
    }),
  );
  return overview(brush, camera, {
    islands: [smallSite(brush, head), ...shops.map((shop) => shopIsland(brush, shop))],
    links: shops.map(({ x, z, top }) => ({
      from: [head.x, head.top + 2, head.z],
      to: [x, top + 2, z],
      rise: 10,
    })),
  });
}

function shopIsland({ random }: Brush, { x, z, radius, top }: Spot): Island {
  return {
    x,
    z,
    radius,
    build(site) {
      site.put(
        { x: 0, z: 1, width: 15, depth: 9, height: top, turn: random.between(-0.2, 0.4) },
        { kind: 'curtain', bay: 2.6, floor: top },
      );
      site.grove(4, 0.92);
    },
  };
}
