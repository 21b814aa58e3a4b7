import { group, type Point } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, curve, oval, path, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { chassis, glow, scenery, standing, threads } from './parts.ts';

/** One device by itself, warm and awake: its lamps speak, its heat rises. */
export function frontPanel(brush: Brush): string {
  const { random, light } = brush;
  const { svg, horizon } = scenery(brush, [330, 366], random.pick(['hills', 'none'] as const));
  const foot = horizon + 118;
  const [aqua, amber] = threads(light);
  const width = random.between(680, 740);
  const x = 600 - width / 2 + random.between(-50, 50);
  const [top, height] = [foot - 206, 156];
  const green = '#46c79a';
  const lamps = Array.from({ length: 3 }, (_, index) =>
    glow([x + 56, top + 42 + index * 36], 26, [green, amber, aqua][index]!, 10),
  );
  const warmth = Array.from({ length: 7 }, (_, index) => {
    const from = x + 90 + (index * (width - 180)) / 6;
    const tall = random.between(90, 150);
    const points = Array.from(
      { length: 6 },
      (_unused, step): Point => [from + (step % 2 === 0 ? -7 : 7), top - 16 - (tall * step) / 5],
    );
    return path(curve(points), { opacity: short(random.between(0.3, 0.6)) });
  });
  const device = [
    path(`M${short(x + 70)} ${short(foot)}v-60m${short(width - 140)} 0v60`, {
      fill: 'none',
      stroke: mix(light.wallShade, light.glass, 0.3),
      'stroke-width': 20,
    }),
    chassis(brush, { x, y: top, width, height }, { count: 10, rows: 2, lit: 0.55 }),
    path(`M${short(x + 24)} ${short(top + 20)}h64v116h-64z`, { fill: 'url(#dark)' }),
    ...lamps,
  ].join('');
  return [
    svg,
    group({ fill: 'none', stroke: amber, 'stroke-width': 5, 'stroke-linecap': 'round' }, ...warmth),
    oval([x + width / 2, foot + 4], width * 0.56, 18, { fill: light.glass, opacity: 0.18 }),
    standing(foot, device, 0.5),
    calmLines(brush, foot),
  ].join('');
}
