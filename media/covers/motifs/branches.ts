import { group, type Point } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, curve, path, shape, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { chassis, glow, isDark, post, scenery, standing, threads } from './parts.ts';

/** One light from the shore, split and split again until every house has its own. */
export function branches(brush: Brush): string {
  const { random, light } = brush;
  const { svg, horizon } = scenery(brush, [350, 390], 'hills');
  const foot = horizon + 126;
  const [aqua, amber] = threads(light);
  const levels = [150, random.between(370, 420), random.between(620, 690), 1010];
  const last = random.pick([8, 10, 12]);
  const counts = [1, random.pick([2, 3]), 4, last];
  const ends = (level: number): Point[] => {
    const count = counts[level]!;
    const reach = [0, 190, 330, 410][level]!;
    return Array.from({ length: count }, (_, index) => {
      const share = count === 1 ? 0.5 : index / (count - 1);
      const bend = Math.sin(share * Math.PI) * (level === 3 ? 46 : 16);
      return [levels[level]! + bend, 292 + (share - 0.5) * reach];
    });
  };
  const tiers = [0, 1, 2, 3].map(ends);
  const ways = [1, 2, 3].map((level) => {
    const parents = tiers[level - 1]!;
    const d = tiers[level]!.map((to, index) => {
      const from = parents[Math.floor((index * parents.length) / tiers[level]!.length)]!;
      const middle = (from[0] + to[0]) / 2;
      return `M${short(from[0])} ${short(from[1])}C${short(middle)} ${short(from[1])} ${short(middle)} ${short(to[1])} ${short(to[0])} ${short(to[1])}`;
    }).join('');
    return (
      path(d, { 'stroke-width': 17 - level * 4, opacity: 0.16 }) +
      path(d, { 'stroke-width': 6.4 - level * 1.3 })
    );
  });
  const splitters = tiers
    .slice(1, 3)
    .flat()
    .map(([x, y]) =>
      path(
        shape([
          [x - 15, y],
          [x + 9, y - 15],
          [x + 9, y + 15],
        ]),
        {
          fill: 'url(#body)',
          stroke: aqua,
          'stroke-width': 2,
          'stroke-linejoin': 'round',
        },
      ),
    );
  const start: Point = [levels[0]!, 292];
  const lights = tiers[3]!.map((at, index) => glow(at, 20, index % 4 === 1 ? amber : aqua, 8));
  const tree = [
    post(brush, [start[0] - 30, 300], foot, 9),
    group({ fill: 'none', stroke: aqua, 'stroke-linecap': 'round' }, ...ways),
    ...splitters,
    ...lights,
  ].join('');
  const sky = isDark(light) ? light.signal : mix(light.signal, light.haze, 0.55);
  return [
    svg,
    path(curve([[-60, 318], [30, 300], start]), { fill: 'none', stroke: sky, 'stroke-width': 7 }),
    standing(foot, tree, 0.42),
    chassis(brush, { x: start[0] - 104, y: 262, width: 150, height: 60 }, { count: 3, lit: 0.9 }),
    calmLines(brush, foot),
  ].join('');
}
