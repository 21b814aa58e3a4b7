import { el, group, linear, type Point, rect } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, curve, disc, path, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { glow, scenery, standing, threads } from './parts.ts';

interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
}

function frame({ light }: Brush, panel: Panel): string {
  return rect(panel, {
    rx: 14,
    fill: 'url(#dark)',
    stroke: mix(light.wallShade, light.wallLit, 0.8),
    'stroke-width': 5,
  });
}

/** A measured curve with its area, a limit, and the moment that matters. */
function chart({ random, light }: Brush, { x, y, width, height }: Panel, amber: string): string {
  const peak = random.between(0.55, 0.78);
  const points = Array.from({ length: 13 }, (_, index): Point => {
    const share = index / 12;
    const swell = 0.2 + 0.11 * Math.sin(index * 1.3 + peak * 9) + 0.06 * Math.sin(index * 2.9);
    const hill = 0.48 * Math.exp(-(((share - peak) / 0.11) ** 2));
    return [x + 26 + share * (width - 52), y + height - 34 - (swell + hill) * (height - 80)];
  });
  const highest = points.reduce((a, b) => (b[1] < a[1] ? b : a));
  const d = curve(points);
  const limit = y + height * 0.36;
  const rows = [0.25, 0.5, 0.75].map(
    (share) => `M${short(x + 26)} ${short(y + height * share)}h${short(width - 52)}`,
  );
  return [
    path(rows.join(''), { stroke: light.ripple, 'stroke-width': 1, opacity: 0.22 }),
    path(`${d}V${short(y + height - 24)}H${short(x + 26)}z`, { fill: 'url(#area)' }),
    path(`M${short(x + 26)} ${short(limit)}h${short(width - 52)}`, {
      stroke: amber,
      'stroke-width': 2.4,
      'stroke-dasharray': '10 9',
    }),
    path(d, { fill: 'none', stroke: '#8be6ec', 'stroke-width': 5, 'stroke-linecap': 'round' }),
    glow(highest, 30, amber, 10),
  ].join('');
}

function bars({ random }: Brush, { x, y, width, height }: Panel): string {
  const step = (width - 40) / 6;
  const d = Array.from({ length: 6 }, (_, index) => {
    const tall = random.between(0.25, 0.92) * (height - 50);
    return `M${short(x + 20 + step * (index + 0.5))} ${short(y + height - 22)}v${short(-tall)}`;
  }).join('');
  return path(d, { stroke: '#5fd0d8', 'stroke-width': short(step * 0.56), 'stroke-linecap': 'round' });
}

function gauge({ random }: Brush, { x, y, width, height }: Panel, amber: string): string {
  const [cx, cy, r] = [x + width / 2, y + height * 0.62, Math.min(width, height) * 0.34];
  const angle = Math.PI * random.between(0.45, 0.8);
  const end: Point = [cx - r * Math.cos(angle), cy - r * Math.sin(angle)];
  return group(
    { fill: 'none', 'stroke-width': 13, 'stroke-linecap': 'round' },
    path(`M${short(cx - r)} ${short(cy)}a${short(r)} ${short(r)} 0 0 1 ${short(r * 2)} 0`, {
      stroke: '#ffffff',
      opacity: 0.18,
    }),
    path(`M${short(cx - r)} ${short(cy)}A${short(r)} ${short(r)} 0 0 1 ${short(end[0])} ${short(end[1])}`, {
      stroke: '#8be6ec',
    }),
    disc(end, 6, { fill: amber, stroke: 'none' }),
  );
}

/** What is measured, on panes of glass above the water. */
export function dashboard(brush: Brush): string {
  const { random, light, defs } = brush;
  const { svg, horizon } = scenery(brush, [330, 372], 'town');
  const foot = horizon + 96;
  const [, amber] = threads(light);
  defs.push(
    linear(
      'area',
      [0, 0, 0, 1],
      [
        [0, '#3fc4cf', 0.6],
        [1, '#3fc4cf', 0],
      ],
    ),
  );
  const x = random.between(170, 230);
  const main = { x, y: foot - 378, width: random.between(540, 580), height: 318 };
  const side = x + main.width + 28;
  const small = { width: random.between(220, 250), height: 145 };
  const panels = [
    { x: side, y: main.y, ...small },
    { x: side, y: main.y + 173, ...small },
  ];
  const [upper, lower] = random.chance(0.5) ? panels : panels.toReversed();
  const feet = [x + 90, x + main.width - 90, side + small.width / 2];
  const scene = [
    path(feet.map((at) => `M${short(at)} ${short(foot)}v-80`).join(''), {
      stroke: mix(light.wallShade, light.glass, 0.2),
      'stroke-width': 8,
    }),
    frame(brush, main),
    ...panels.map((panel) => frame(brush, panel)),
    chart(brush, main, amber),
    bars(brush, upper!),
    gauge(brush, lower!, amber),
  ].join('');
  return [svg, standing(foot, el('g', {}, scene)), calmLines(brush, foot)].join('');
}
