import { group, type Point, radial, rect } from '../../drawing/svg.ts';
import { project } from '../camera.ts';
import { mix } from '../colour.ts';
import { type Brush, disc, oval, path, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { glow, post, scenery, standing, threads } from './parts.ts';

/** A lock as a gate in the water: who may pass is shown the way by its light. */
export function gate(brush: Brush): string {
  const { random, light, defs } = brush;
  const { svg, camera, horizon } = scenery(brush, [330, 366], random.pick(['hills', 'none'] as const));
  const foot = horizon + 62;
  const [aqua, amber] = threads(light);
  const x = random.between(560, 640);
  const [half, tall] = [random.between(126, 142), random.between(196, 214)];
  const shackle = half * 0.62;
  defs.push(
    radial(
      'door',
      [0.5, 0.5, 0.6],
      [
        [0, '#ffffff'],
        [0.4, mix(light.lamp, '#ffffff', 0.3)],
        [1, light.lamp],
      ],
    ),
  );
  const top = foot - tall;
  const arch = `M${short(x - shackle)} ${short(top + 8)}v-44a${short(shackle)} ${short(shackle)} 0 0 1 ${short(shackle * 2)} 0v44`;
  const body = [
    path(arch, { fill: 'none', stroke: mix(light.wallShade, light.wallLit, 0.5), 'stroke-width': 34 }),
    path(arch, { fill: 'none', stroke: aqua, 'stroke-width': 4 }),
    rect(
      { x: x - half, y: top, width: half * 2, height: tall },
      { rx: 20, fill: 'url(#body)', stroke: light.wallShade },
    ),
    path(`M${short(x - 17)} ${short(top + 100)}a34 34 0 1 1 34 0l20 ${short(tall - 118)}h-74z`, {
      fill: 'url(#door)',
      stroke: amber,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  ].join('');
  const rings = [1.9, 2.5, 3.2].map((share, index) =>
    disc([x, top + 30], half * share, {
      opacity: short(0.55 - index * 0.15),
      'stroke-width': short(3 - index * 0.7),
    }),
  );
  const lane = [19, 25, 33, 44].flatMap((z): Point[] => [
    project({ ...camera, centreX: x }, [-5.4, 0, z]),
    project({ ...camera, centreX: x }, [5.4, 0, z]),
  ]);
  const lights = lane
    .filter(([, y]) => y > foot + 8)
    .map(([px, y]) => {
      const size = (y - foot) / 14 + 7;
      return (
        post(brush, [px, y - size * 3.4], y, size * 0.34) +
        glow([px, y - size * 3.6], size * 2, amber, size * 0.8)
      );
    })
    .reverse();
  const carpet = `M${short(x - 30)} ${short(foot)}h60L${short(x + 150)} 680H${short(x - 150)}z`;
  return [
    svg,
    group({ fill: 'none', stroke: aqua }, ...rings),
    standing(foot, body, 0.5),
    path(carpet, { fill: light.lamp, opacity: 0.24 }),
    oval([x, foot + 2], half * 1.3, 9, { fill: light.glass, opacity: 0.3 }),
    calmLines(brush, foot + 20),
    ...lights,
  ].join('');
}
