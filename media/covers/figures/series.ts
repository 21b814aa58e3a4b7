import { group, linear, type Point } from '../../drawing/svg.ts';
import { type Brush, curve, disc, line, path, short } from '../paint.ts';
import { inksOf, paper } from '../paper.ts';

/** A day's load as it was measured: its spread, a limit, the highest moment, and the traffic below. */
export function series(brush: Brush): string {
  const { random, defs } = brush;
  const inks = inksOf(brush);
  const peak = random.between(0.4, 0.72);
  const turn = random.between(0, 6);
  const levels = Array.from({ length: 33 }, (_, index) => {
    const share = index / 32;
    return (
      0.22 +
      0.05 * Math.sin(index * 0.9 + turn) +
      0.14 * Math.sin(share * 5 + turn) ** 2 +
      0.46 * Math.exp(-(((share - peak) / 0.1) ** 2)) +
      random.between(-0.02, 0.02)
    );
  });
  const at = (lift: number) =>
    levels.map((level, index): Point => [90 + index * 31.9, 470 - (level + lift * (0.4 + level)) * 360]);
  const points = at(0);
  const spread = line([...at(0.16), ...at(-0.14).reverse()]);
  const highest = points.reduce((a, b) => (b[1] < a[1] ? b : a));
  defs.push(
    linear(
      'under',
      [0, 0, 0, 1],
      [
        [0, inks.line, 0.34],
        [1, inks.line, 0],
      ],
    ),
  );
  const bars = levels.map(
    (level, index) => `M${short(90 + index * 31.9)} 606v${short(-12 - level * random.between(50, 110))}`,
  );
  return [
    paper(brush, inks),
    path('M60 470H1140M60 606H1140', { stroke: inks.ink, 'stroke-width': 2.4 }),
    path(`${spread}z`, { fill: inks.line, opacity: 0.16 }),
    path(`${curve(points)}V470H90z`, { fill: 'url(#under)' }),
    path('M60 214H1140', { stroke: inks.warm, 'stroke-width': 3, 'stroke-dasharray': '14 10' }),
    group(
      { fill: 'none', stroke: inks.line, 'stroke-linecap': 'round' },
      path(curve(points), { 'stroke-width': 6 }),
      path(bars.join(''), { 'stroke-width': 13, opacity: 0.55, 'stroke-linecap': 'butt' }),
    ),
    path(`M${short(highest[0])} ${short(highest[1] + 16)}V606`, {
      stroke: inks.warm,
      'stroke-width': 2,
      'stroke-dasharray': '3 7',
    }),
    disc(highest, 24, { fill: inks.warm, opacity: 0.24 }),
    disc(highest, 11, { fill: inks.surface, stroke: inks.warm, 'stroke-width': 6 }),
  ].join('');
}
