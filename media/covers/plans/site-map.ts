import { group, type Point } from '../../drawing/svg.ts';
import { type Brush, closed, curve, disc, HEIGHT, line, path, shape, WIDTH } from '../paint.ts';
import { inksOf, paper } from '../paper.ts';

/** A map: heights, a river, blocks of buildings, and the route of the fibre between sites. */
export function siteMap(brush: Brush): string {
  const { random, light } = brush;
  const inks = inksOf(brush);
  const hill: Point = [random.between(900, 1010), random.between(90, 170)];
  const heights = Array.from({ length: 7 }, (_, ring) =>
    closed(
      Array.from({ length: 11 }, (_unused, at): Point => {
        const angle = (at / 11) * Math.PI * 2;
        const reach = (46 + ring * 44) * (1 + 0.16 * Math.sin(at * 2.1) + 0.09 * Math.cos(at * 3.7));
        return [hill[0] + Math.cos(angle) * reach * 1.3, hill[1] + Math.sin(angle) * reach];
      }),
    ),
  );
  const bend = random.between(-60, 60);
  const river = curve([
    [-40, 470],
    [220, 500 + bend * 0.4],
    [480, 430 + bend],
    [760, 520],
    [1010, 470 - bend],
    [1240, 540],
  ]);
  const columns = [90, 250, 420, 560, 730, 880, 1050];
  const rows = [80, 200, 320];
  const streets =
    columns.map((x) => `M${x} -10L${x + 40} 400`).join('') +
    rows.map((y) => `M-10 ${y}L${WIDTH + 10} ${y + 26}`).join('');
  const blocks = columns
    .slice(0, -1)
    .flatMap((x, at) =>
      rows.slice(0, -1).map((y) => block(brush, x + 26, y + 20, columns[at + 1]! - x - 40)),
    );
  const corners: Point[] = [
    [254, 206],
    [571, 213],
    [885, 220],
    [436, 330],
    [748, 337],
    [600, 600],
  ];
  const sites = corners.map(([x, y]): Point => {
    const along = random.between(-70, 70);
    return [x + along, y + along * 0.02];
  });
  const routes = [
    [0, 1],
    [1, 2],
    [0, 3],
    [3, 4],
    [4, 2],
    [3, 5],
    [5, 4],
  ].map(([a, b]) => {
    const [from, to] = [sites[a!]!, sites[b!]!];
    return line([from, [to[0], from[1]], to]);
  });
  return [
    paper(brush, inks),
    path(heights.join(''), {
      fill: light.leaf,
      'fill-opacity': 0.05,
      stroke: light.leaf,
      'stroke-opacity': 0.5,
      'stroke-width': 1.5,
    }),
    path(river, { fill: 'none', stroke: inks.line, 'stroke-opacity': 0.32, 'stroke-width': 74 }),
    path(streets, { stroke: inks.surface, 'stroke-width': 15 }),
    path(blocks.join(''), { fill: inks.soft, 'fill-opacity': 0.42, stroke: inks.soft }),
    group(
      { fill: 'none', 'stroke-linejoin': 'round', stroke: inks.line },
      path(routes.join(''), { 'stroke-width': 16, opacity: 0.16 }),
      path(routes.join(''), { 'stroke-width': 5 }),
    ),
    ...sites.map(
      (at, index) =>
        disc(at, 22, { fill: inks.surface, stroke: index === 5 ? inks.warm : inks.line, 'stroke-width': 6 }) +
        disc(at, 8, { fill: index === 5 ? inks.warm : inks.line }),
    ),
    path(`M70 ${HEIGHT - 46}h180m-180-8v16m60-16v16m60-16v16m60-16v16`, {
      stroke: inks.ink,
      'stroke-width': 3,
      fill: 'none',
    }),
  ].join('');
}

/** Buildings of a block, seen from above. */
function block({ random }: Brush, x: number, y: number, width: number): string {
  return [0, 1]
    .map((row) => {
      const part = random.between(0.36, 0.62) * width;
      const top = y + row * 44;
      return [
        shape([
          [x, top],
          [x + part - 8, top + 3],
          [x + part - 4, top + 34],
          [x + 4, top + 31],
        ]),
        random.chance(0.8)
          ? shape([
              [x + part, top + 3],
              [x + width, top + 6],
              [x + width + 3, top + 36],
              [x + part + 3, top + 34],
            ])
          : '',
      ].join('');
    })
    .join('');
}
