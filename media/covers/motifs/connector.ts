import { group, linear, type Point, rect } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, curve, path, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { scenery, threads } from './parts.ts';

/** Two wires around each other, like two waves. */
function twisted(from: number, to: number, y: number, spread: number, turns: number): [string, string] {
  const wire = (phase: number): string => {
    const count = Math.round(turns * 4);
    const points = Array.from({ length: count + 1 }, (_, index): Point => {
      const share = index / count;
      const swing = 11 * Math.sin(share * turns * Math.PI * 2 + phase);
      return [from + (to - from) * share, y + spread * share ** 1.4 + swing];
    });
    return curve(points);
  };
  return [wire(Math.PI / 2), wire(-Math.PI / 2)];
}

/** A plug on a cable whose four pairs run on as waves. */
export function connector(brush: Brush): string {
  const { random, light, defs } = brush;
  const { svg } = scenery(brush, [250, 300], 'none');
  const [aqua, amber, plain] = threads(light);
  const y = random.between(330, 352);
  const [jacket, plug] = [random.between(300, 360), random.between(760, 800)];
  const tilt = random.between(-7, 7);
  defs.push(
    linear(
      'jacket',
      [0, 0, 0, 1],
      [
        [0, mix(light.signal, light.accent, 0.5)],
        [0.3, mix(light.accent, '#ffffff', 0.35)],
        [1, mix(light.accent, light.dark, 0.55)],
      ],
    ),
    linear(
      'clear',
      [0, 0, 0, 1],
      [
        [0, '#ffffff', 0.92],
        [0.5, mix(light.wallLit, '#ffffff', 0.4), 0.7],
        [1, light.wallShade, 0.85],
      ],
    ),
  );
  const colours = [aqua, amber, plain, mix(aqua, amber, 0.45)];
  const turns = random.pick([3, 4, 5]);
  const pairs = colours.flatMap((colour, index) => {
    const lane = index - 1.5;
    return twisted(jacket - 30, plug + 40, y + lane * 15, lane * 24, turns + (index % 2)).map((d, wire) =>
      path(d, { stroke: wire === 0 ? colour : mix(colour, '#ffffff', 0.62), 'stroke-width': 7.5 }),
    );
  });
  const contacts = Array.from({ length: 8 }, (_, index) =>
    rect({ x: plug + 166, y: y - 72 + index * 18.8, width: 66, height: 11 }, { rx: 3, fill: '#e3b04b' }),
  );
  const shell = [
    path(`M${short(plug + 30)} ${short(y - 96)}h176l34 12v168l-34 12h-176z`, {
      fill: 'url(#clear)',
      stroke: mix(light.wallShade, '#ffffff', 0.3),
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    ...contacts,
    path(`M${short(plug + 40)} ${short(y - 80)}h150`, { stroke: '#fff', 'stroke-width': 5, opacity: 0.8 }),
    path(`M${short(plug + 196)} ${short(y + 96)}l-118 34q-16 4-22-9l-8-25z`, {
      fill: 'url(#clear)',
      stroke: mix(light.wallShade, '#ffffff', 0.3),
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  ].join('');
  return [
    svg,
    calmLines(brush, 420),
    group(
      { transform: `rotate(${short(tilt)} 600 ${short(y)})` },
      group({ fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, ...pairs),
      rect({ x: -200, y: y - 46, width: jacket + 180, height: 92 }, { rx: 30, fill: 'url(#jacket)' }),
      path(`M-200 ${short(y - 24)}h${short(jacket + 150)}`, {
        stroke: '#fff',
        'stroke-width': 7,
        opacity: 0.4,
      }),
      shell,
    ),
  ].join('');
}
