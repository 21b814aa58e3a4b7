import type { Point } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, oval, path, short } from '../paint.ts';
import { radio } from '../signal.ts';
import { calmLines } from '../surroundings.ts';
import { cable, glow, post, scenery, standing, threads } from './parts.ts';

/** Domes of radio that overlap, and someone who walks through them without noticing. */
export function handover(brush: Brush): string {
  const { random, light } = brush;
  const { svg, horizon } = scenery(brush, [330, 370], random.pick(['hills', 'town'] as const));
  const foot = horizon + 84;
  const [aqua, amber] = threads(light);
  const count = random.whole(3, 4);
  const step = 1000 / count;
  const heads = Array.from(
    { length: count },
    (_, index): Point => [
      100 + step * (index + 0.5) + random.between(-14, 14),
      foot - random.between(196, 250),
    ],
  );
  const masts = heads.map(
    (at) =>
      post(brush, at, foot, 7) +
      path(`M${short(at[0] - 34)} ${short(at[1] + 6)}q4-18 34-18t34 18z`, {
        fill: 'url(#body)',
        stroke: light.wallShade,
      }),
  );
  const reach = step * 0.74;
  const places = heads.map(([x]) =>
    oval([x, foot + 8], reach * 0.9, 30, {
      fill: aqua,
      'fill-opacity': 0.14,
      stroke: aqua,
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
  );
  const y = foot + random.between(64, 84);
  const way = Array.from(
    { length: 13 },
    (_, index): Point => [-40 + index * 107, y + 16 * Math.sin(index * 0.9 + step)],
  );
  const now = way[random.whole(6, 8)]!;
  const nearest = heads.toSorted((a, b) => Math.abs(a[0] - now[0]) - Math.abs(b[0] - now[0])).slice(0, 2);
  const links = nearest.map((head, index) =>
    cable([now, [(now[0] + head[0]) / 2, (now[1] + head[1]) / 2 - 20], head], amber, {
      width: index === 0 ? 4.4 : 2.6,
      dashed: index > 0,
    }),
  );
  return [
    svg,
    standing(foot, masts.join(''), 0.4),
    ...places,
    ...heads.map((head) => radio(head, reach)),
    calmLines(brush, foot + 30),
    cable(way, mix(amber, '#ffffff', 0.15), { width: 5, dashed: true }),
    ...links,
    glow(now, 52, amber, 19),
  ].join('');
}
