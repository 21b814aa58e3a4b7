import type { Point } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, disc, path, short } from '../paint.ts';
import { radio } from '../signal.ts';
import { calmLines } from '../surroundings.ts';
import { cable, chassis, hanging, post, scenery, standing } from './parts.ts';

type Device = (brush: Brush, at: Point) => string;

function accessPoint({ light }: Brush, [x, y]: Point): string {
  return (
    radio([x, y - 8], 88) +
    path(`M${short(x - 40)} ${short(y)}q4-22 40-22t40 22z`, { fill: 'url(#body)', stroke: light.wallShade })
  );
}

function camera({ light }: Brush, [x, y]: Point): string {
  return (
    path(`M${short(x - 30)} ${short(y - 16)}h60v10a30 30 0 0 1-60 0z`, {
      fill: 'url(#body)',
      stroke: light.wallShade,
    }) +
    disc([x, y + 2], 15, { fill: mix(light.glass, light.dark, 0.4) }) +
    disc([x - 4, y - 2], 5, { fill: light.signal })
  );
}

function phone({ light }: Brush, [x, y]: Point): string {
  return (
    path(`M${short(x - 36)} ${short(y + 14)}l12-44h48l12 44z`, {
      fill: 'url(#body)',
      stroke: light.wallShade,
      'stroke-linejoin': 'round',
    }) +
    path(`M${short(x - 12)} ${short(y - 22)}h28l4 16h-36z`, { fill: 'url(#dark)' }) +
    path(`M${short(x - 44)} ${short(y - 22)}q8-14 16 0l-2 26q-6 8-14 0z`, { fill: light.glass })
  );
}

function lamp({ light }: Brush, at: Point): string {
  return (
    disc(at, 44, { fill: light.lamp, opacity: 0.22 }) +
    disc(at, 22, { fill: light.lamp }) +
    disc(at, 12, { fill: '#fff', opacity: 0.7 })
  );
}

/** One switch feeds what stands around it: power runs along the cables as amber light. */
export function powerOverCables(brush: Brush): string {
  const { random, light } = brush;
  const { svg, horizon } = scenery(brush, [300, 350], 'town');
  const foot = horizon + 150;
  const [width, x] = [random.between(400, 460), random.between(330, 420)];
  const top = foot - 118;
  const amber = mix(light.lamp, '#e9992f', 0.45);
  const devices: Device[] = random.chance(0.5) ? [camera, accessPoint, phone] : [lamp, accessPoint, camera];
  const heads: Point[] = [
    [random.between(120, 190), foot - random.between(220, 260)],
    [x + width / 2 + random.between(-60, 60), foot - random.between(330, 370)],
    [random.between(970, 1060), foot - random.between(200, 250)],
  ];
  const cables = heads.map((head, index) => {
    const start: Point = [x + width * (0.3 + index * 0.25), top + 46];
    const sag = index === 1 ? 0 : 74;
    return cable(hanging(start, [head[0], head[1] + 22], sag), amber, { sparks: [0.3, 0.62] });
  });
  const legs = path(
    `M${short(x + 40)} ${short(foot - 40)}v40M${short(x + width - 40)} ${short(foot - 40)}v40`,
    { stroke: mix(light.wallShade, light.glass, 0.3), 'stroke-width': 16 },
  );
  const stand = [
    post(brush, heads[0]!, foot),
    post(brush, heads[2]!, foot),
    legs,
    chassis(brush, { x, y: top, width, height: 92 }, { count: 8, lit: 0.75, colour: amber }),
  ].join('');
  return [
    svg,
    standing(foot, stand),
    ...cables,
    ...heads.map((head, index) => devices[index]!(brush, head)),
    calmLines(brush, foot),
  ].join('');
}
