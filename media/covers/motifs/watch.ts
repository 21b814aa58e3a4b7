import { group, linear, type Point } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, disc, oval, path, shape, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { glow, post, scenery, standing, threads } from './parts.ts';

/** The corners that a camera puts around what it looks at. */
function corners([x, y]: Point, width: number, height: number): string {
  const [dx, dy, arm] = [width / 2, height / 2, Math.min(width, height) * 0.24];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(
      ([sx, sy]) =>
        `M${short(x + sx! * dx)} ${short(y + sy! * (dy - arm))}v${short(sy! * arm)}h${short(-sx! * arm)}`,
    )
    .join('');
}

function boat({ light }: Brush, [x, y]: Point, size: number): string {
  return (
    oval([x, y + size * 0.1], size * 1.1, size * 0.14, { fill: light.glass, opacity: 0.35 }) +
    path(
      `M${short(x - size)} ${short(y - size * 0.3)}h${short(size * 2)}l${short(-size * 0.34)} ${short(size * 0.4)}h${short(-size * 1.3)}z`,
      { fill: mix(light.wallShade, light.wallLit, 0.85) },
    ) +
    path(
      `M${short(x - size * 0.3)} ${short(y - size * 0.3)}v${short(-size * 0.44)}h${short(size * 0.7)}v${short(size * 0.44)}z`,
      {
        fill: mix(light.glass, light.glassSky, 0.4),
      },
    )
  );
}

/** A camera keeps an eye on the water; what it sees goes to all who watch. */
export function watch(brush: Brush): string {
  const { random, light, defs } = brush;
  const { svg, horizon } = scenery(brush, [320, 356], random.pick(['hills', 'town'] as const));
  const foot = horizon + 150;
  const [aqua, amber] = threads(light);
  const x = random.between(190, 260);
  const y = random.between(130, 165);
  const target: Point = [random.between(800, 900), horizon + random.between(62, 92)];
  defs.push(
    linear(
      'view',
      [0, 0, 1, 0.5],
      [
        [0, aqua, 0.55],
        [1, aqua, 0.06],
      ],
    ),
  );
  const lens: Point = [x + 104, y + 28];
  const body = [
    post(brush, [x - 10, y], foot, 12),
    path(`M${short(x - 16)} ${short(y - 22)}h30v44h-30z`, { fill: light.wallShade }),
    group(
      { transform: `rotate(14 ${short(x)} ${short(y)})` },
      path(
        `M${short(x - 56)} ${short(y - 36)}h152q10 0 10 10v44q0 10-10 10h-152q-16 0-16-16v-32q0-16 16-16z`,
        {
          fill: 'url(#body)',
          stroke: light.wallShade,
          'stroke-width': 2,
        },
      ),
      path(`M${short(x - 70)} ${short(y - 46)}h196v14h-196z`, { fill: light.roof, stroke: light.wallShade }),
      path(`M${short(x + 86)} ${short(y - 26)}h20v46h-20z`, { fill: mix(light.glass, light.dark, 0.5) }),
      disc([x - 40, y - 4], 6, { fill: amber }),
    ),
  ].join('');
  const view = shape([
    lens,
    [target[0] - 130, target[1] + 118],
    [target[0] + 230, target[1] + 26],
    [target[0] + 130, target[1] - 118],
  ]);
  const others: Point[] = [
    [target[0] - 240, horizon + 34],
    [target[0] + 210, horizon + 20],
  ];
  return [
    svg,
    path(view, { fill: 'url(#view)' }),
    ...others.map((at) => boat(brush, at, 22)),
    boat(brush, target, 62),
    path(corners([target[0], target[1] - 18], 230, 138), {
      fill: 'none',
      stroke: amber,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    group(
      { fill: 'none', stroke: aqua, 'stroke-width': 2.6 },
      ...others.map((at) => path(corners([at[0], at[1] - 6], 92, 56), {})),
    ),
    standing(foot, body, 0.4),
    glow(lens, 24, aqua, 9),
    calmLines(brush, foot - 20),
  ].join('');
}
