import { el, group, linear, type Point, rect } from '../drawing/svg.ts';
import { project } from './camera.ts';
import { mix } from './colour.ts';
import { beacon, openWater, rings } from './open-water.ts';
import { type Brush, curve, disc, oval, path, short } from './paint.ts';
import { radio } from './signal.ts';
import { calmLines } from './surroundings.ts';

/** Open water under an open sky, for what is no place: news, technology, talks. */

/** A light rises, and word of it spreads. */
export function tidings(brush: Brush): string {
  const { random, light } = brush;
  const horizon = random.between(286, 340);
  const { svg, camera } = openWater(brush, horizon, random.pick(['hills', 'town', 'none'] as const));
  const [x, z] = [random.between(-4, 12), random.between(34, 44)];
  const mast = beacon(brush, camera, x, z, random.between(8, 11));
  const others = [
    [-26, 74],
    [34, 92],
    [-52, 128],
  ].map(([bx, bz]) => beacon(brush, camera, bx! + random.between(-6, 6), bz!, 8));
  return [
    svg,
    rings(brush, camera, x, z, 9, 2.6),
    ...others.map((other) => other.svg + disc(other.head, 3, { fill: light.lamp })),
    mast.svg,
    calmLines(brush, horizon + 60),
    radio(mast.head, random.between(96, 130)),
  ].join('');
}

/** A field of waves: two sources, and how they meet. */
export function waveField(brush: Brush): string {
  const { random } = brush;
  const horizon = random.between(250, 300);
  const { svg, camera } = openWater(brush, horizon, 'none');
  const sources = [
    { x: random.between(-30, -12), z: random.between(44, 60), size: random.between(1.6, 2.4) },
    { x: random.between(10, 30), z: random.between(60, 84), size: random.between(2, 3) },
  ];
  const wavelength = random.between(7, 10);
  const rise = (x: number, z: number) =>
    sources.reduce((sum, source) => {
      const away = Math.hypot(x - source.x, z - source.z);
      return sum + source.size * Math.cos((away / wavelength) * Math.PI * 2) * Math.exp(-away / 20);
    }, 0);
  const lines = Array.from({ length: 22 }, (_, index) => {
    const z = 21 * 1.083 ** index;
    const points: Point[] = [];
    for (let step = -14; step <= 14; step++) {
      const x = (step / 14) * (z * 0.74);
      points.push(project(camera, [x, rise(x, z), z]));
    }
    return path(curve(points), {
      opacity: short(0.95 - index * 0.03),
      'stroke-width': short(2.2 - index * 0.06),
    });
  });
  const masts = sources.map(({ x, z }) => beacon(brush, camera, x, z, 12));
  return [
    svg,
    oval(project(camera, [0, 0, 46]), 560, 150, { fill: 'url(#calm)' }),
    group({ fill: 'none', stroke: 'url(#fade)' }, ...lines.reverse()),
    ...masts.map((mast) => mast.svg),
    ...masts.map((mast, index) => radio(mast.head, 70 + index * 14)),
  ].join('');
}

/** A screen on the water that many can see. */
export function stage(brush: Brush): string {
  const { random, light, defs } = brush;
  const horizon = random.between(330, 366);
  const { svg } = openWater(brush, horizon, 'town');
  const [width, height] = [random.between(520, 600), random.between(284, 316)];
  const [x, y] = [random.between(0.36, 0.6) * (1200 - width), horizon + 30 - height];
  const foot = y + height + 26;
  defs.push(
    linear(
      'screen',
      [0, 0, 0.4, 1],
      [
        [0, mix(light.glass, light.dark, 0.5)],
        [1, mix(light.glass, light.accent, 0.62)],
      ],
    ),
    el('clipPath', { id: 'frame' }, rect({ x, y, width, height }, { rx: 6 })),
  );
  const waves = Array.from({ length: 5 }, (_, index) => {
    const points = Array.from(
      { length: 13 },
      (_unused, step): Point => [
        x + (width * step) / 12,
        y +
          height * (0.44 + index * 0.085) -
          Math.sin(step * 0.8 + index * 0.6) * (34 - index * 6) * Math.exp(-(((step - 5) / 5) ** 2)),
      ],
    );
    return path(curve(points), { opacity: short(1 - index * 0.18) });
  });
  const screen = group(
    { id: 'scene' },
    rect(
      { x: x - 9, y: y - 9, width: width + 18, height: height + 18 },
      { rx: 10, fill: mix(light.wallShade, light.wallLit, 0.9) },
    ),
    rect({ x, y, width, height }, { rx: 6, fill: 'url(#screen)' }),
    group(
      { 'clip-path': 'url(#frame)', fill: 'none', stroke: '#9fe9ee', 'stroke-width': 2.6 },
      disc([x + width * 0.72, y + height * 0.34], 42, { fill: light.lamp, stroke: 'none', opacity: 0.9 }),
      ...waves,
    ),
    path(
      `M${short(x + width * 0.2)} ${short(foot)}l10-18h12l10 18zM${short(x + width * 0.8)} ${short(foot)}l-10-18h-12l-10 18z`,
      { fill: light.wallShade },
    ),
  );
  const seats = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 7 + row }, (_unused, index) => {
      const sx = 600 + (index - (6 + row) / 2) * (112 + row * 26);
      const sy = foot + 62 + row * 62;
      const size = 15 + row * 5;
      return (
        oval([sx, sy], size * 1.7, size * 0.5, { fill: mix(light.ground, light.glass, 0.45), opacity: 0.9 }) +
        oval([sx, sy - size * 0.28], size * 1.7, size * 0.5, { fill: mix(light.ground, light.wallLit, 0.55) })
      );
    }).join(''),
  );
  return [
    svg,
    group(
      { opacity: 0.34 },
      el('use', { href: '#scene', transform: `matrix(1 0 0 -.6 0 ${short(foot * 1.6)})` }),
    ),
    screen,
    calmLines(brush, foot),
    ...seats,
  ].join('');
}
