import { group, linear, type Point, rect } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, closed, curve, disc, HEIGHT, path, short, WIDTH } from '../paint.ts';
import { backdrop, distance } from '../surroundings.ts';
import { cable, glow, isDark, threads } from './parts.ts';

/** Houses of a shore, as plain blocks with a few lit windows. */
function houses({ random, light }: Brush, from: number, ground: number, count: number): string {
  let [walls, windows, x] = ['', '', from];
  for (let index = 0; index < count; index++) {
    const [width, height] = [random.between(44, 78), random.between(50, 132)];
    walls += `M${short(x)} ${short(ground + 8)}v${short(-height)}h${short(width)}v${short(height)}z`;
    for (let y = ground - height + 24; y < ground - 18; y += 24) {
      if (random.chance(0.6)) windows += `M${short(x + 12)} ${short(y)}h${short(width - 24)}`;
    }
    x += width + 5;
  }
  return (
    path(walls, { fill: mix(light.wallShade, light.wallLit, isDark(light) ? 0.55 : 0.3) }) +
    path(windows, { stroke: isDark(light) ? light.lamp : light.glassSky, 'stroke-width': 6, opacity: 0.85 })
  );
}

/** A cut through the strait: two shores, and a lit way below the waves. */
export function tunnel(brush: Brush): string {
  const { random, light, defs } = brush;
  const level = random.between(286, 318);
  const deep = random.between(520, 560);
  const [left, right] = [random.between(280, 350), random.between(850, 930)];
  const earth = mix(light.ground, mix(light.glass, '#0f7f8d', 0.35), 0.5);
  defs.push(
    linear(
      'sea',
      [0, 0, 0, 1],
      [
        [0, mix(light.water[0], light.signal, 0.25), 0.95],
        [0.35, mix(...light.water, 0.7)],
        [1, mix(light.water[1], '#06162a', 0.35)],
      ],
    ),
    linear(
      'land',
      [0, 0, 0, 1],
      [
        [0, mix(light.ground, light.leaf, 0.25)],
        [1, mix(earth, light.dark, 0.3)],
      ],
    ),
  );
  const bank = (edge: number, side: -1 | 1, depth = 0): string => {
    const out = side === -1 ? -80 : WIDTH + 80;
    return closed([
      [out, level - 26 + depth],
      [edge + side * 150, level - 30 + depth],
      [edge + side * 30, level - 22 + depth],
      [edge - side * 30, level + 60 + depth],
      [edge - side * 70, level + 190 + depth],
      [edge - side * 190, HEIGHT + 60],
      [out, HEIGHT + 90],
    ]);
  };
  const [colour] = threads(light);
  const lit = isDark(light) ? light.signal : mix(light.signal, '#c9fbff', 0.7);
  const way: Point[] = [
    [left - 150, level - 40],
    [left - 70, level + 84],
    [left + 90, deep - 40],
    [600, deep],
    [right - 90, deep - 40],
    [right + 70, level + 84],
    [right + 150, level - 40],
  ];
  const swell = [0, 1, 2, 3].map((index) => {
    const y = level + 8 + index * 34;
    let d = `M${short(-80 + index * 31)} ${short(y)}q60 ${short(-9 + index)} 120 0`;
    for (let x = 40; x < WIDTH + 120; x += 120) d += 't120 0';
    return path(d, { opacity: short(0.7 - index * 0.17), 'stroke-width': short(3 - index * 0.5) });
  });
  const tube = curve(way);
  const strata = [70, 150, 235].map(
    (depth) => bank(left - depth * 0.2, -1, depth) + bank(right + depth * 0.2, 1, depth),
  );
  const bubbles = Array.from({ length: 14 }, () =>
    disc([random.between(left, right), random.between(level + 70, HEIGHT - 20)], random.between(2, 6), {}),
  );
  return [
    backdrop(brush, level),
    distance(brush, level + 2, random.pick(['hills', 'town'] as const)),
    rect({ x: 0, y: level, width: WIDTH, height: HEIGHT - level }, { fill: 'url(#sea)' }),
    group({ fill: light.ripple, opacity: 0.3 }, ...bubbles),
    group({ fill: 'none', stroke: light.ripple }, ...swell),
    houses(brush, left - 290, level - 28, 4),
    houses(brush, right + 34, level - 28, 4),
    path(bank(left, -1) + bank(right, 1), { fill: 'url(#land)' }),
    group({ fill: light.glass, opacity: 0.1 }, ...strata.map((d) => path(d, {}))),
    group(
      { fill: 'none', stroke: mix(light.wallLit, colour, 0.3), 'stroke-linecap': 'round' },
      path(tube, { 'stroke-width': 58, opacity: 0.14 }),
      path(tube, { 'stroke-width': 36, opacity: 0.2 }),
    ),
    cable(way, lit, { width: 5, sparks: [0.34, 0.5, 0.67] }),
    glow(way[0]!, 30, lit, 11),
    glow(way[6]!, 30, lit, 11),
  ].join('');
}
