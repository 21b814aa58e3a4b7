import { group } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, path, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { scenery, standing, threads } from './parts.ts';

/** A channel as the eye of an engineer sees it: steep sides, a calm top. */
function lobe(x: number, foot: number, width: number, height: number): string {
  const [side, top] = [Math.min(34, width * 0.22), width - 2 * Math.min(34, width * 0.22)];
  return (
    `M${short(x - side * 0.6)} ${short(foot)}c${short(side * 0.9)} 0 ${short(side * 0.8)} ${short(-height)} ${short(side * 1.6)} ${short(-height)}` +
    `q${short(top / 2)} -9 ${short(top)} 0c${short(side * 0.8)} 0 ${short(side * 0.7)} ${short(height)} ${short(side * 1.6)} ${short(height)}z`
  );
}

/** Narrow and wide channels side by side, as sails on the water. */
export function spectrum(brush: Brush): string {
  const { random, light } = brush;
  const { svg, horizon } = scenery(brush, [310, 360], 'none');
  const foot = horizon + 110;
  const [aqua, amber, plain] = threads(light);
  const unit = random.pick([58, 64, 70]);
  const spans = random.pick([
    [1, 1, 2, 2, 4, 1, 1],
    [2, 2, 1, 1, 4, 2],
    [4, 1, 1, 2, 4],
    [1, 2, 1, 4, 1, 2, 1],
  ]);
  const chosen = random.whole(0, spans.length - 1);
  const total = spans.reduce((sum, span) => sum + span, 0) * unit;
  let x = 600 - total / 2;
  const lobes = spans.map((span, index) => {
    const height = 250 - span * 26 + random.between(-16, 16);
    const colour = index === chosen ? amber : mix(aqua, plain, (index % 3) * 0.16);
    const d = lobe(x + 5, foot, span * unit - 10, height);
    x += span * unit;
    return path(d, { fill: colour, 'fill-opacity': index === chosen ? 0.72 : 0.42, stroke: colour });
  });
  const behind = Array.from({ length: 5 }, (_, index) =>
    path(
      lobe(600 - total / 2 - 60 + (index * (total + 20)) / 5, foot - 12, total / 5, random.between(90, 150)),
      {
        fill: mix(aqua, light.haze, 0.55),
        'fill-opacity': 0.4,
      },
    ),
  );
  let ticks = '';
  for (let at = 600 - total / 2; at <= 601 + total / 2; at += unit)
    ticks += `M${short(at)} ${foot.toFixed(0)}v10`;
  return [
    svg,
    standing(
      foot,
      group({}, ...behind) + group({ 'stroke-width': 2.4, 'stroke-linejoin': 'round' }, ...lobes),
      0.5,
    ),
    group(
      { fill: 'none', stroke: light.ripple, 'stroke-width': 2, opacity: 0.85 },
      path(`M-20 ${foot.toFixed(0)}h1240`, {}),
      path(ticks, {}),
    ),
    calmLines(brush, foot),
  ].join('');
}
