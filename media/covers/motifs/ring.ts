import { group, type Point } from '../../drawing/svg.ts';
import { project } from '../camera.ts';
import { mix } from '../colour.ts';
import { type Brush, closed, curve, oval, path, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { chassis, glow, scenery, threads } from './parts.ts';

/** A ring of switches on the water, cut open at one place so that it holds when another one fails. */
export function ring(brush: Brush): string {
  const { random, light } = brush;
  const { svg, camera, horizon } = scenery(brush, [180, 220], random.pick(['hills', 'town'] as const), 14);
  const [aqua, amber] = threads(light);
  const count = random.pick([5, 6, 7]);
  const start = random.between(0.2, 1);
  const at = (angle: number): Point => project(camera, [20 * Math.cos(angle), 1, 46 + 18 * Math.sin(angle)]);
  const angles = Array.from({ length: count }, (_, index) => start + (index * Math.PI * 2) / count);
  const open = random.whole(0, count - 1);
  const arc = (from: number, to: number) =>
    curve(Array.from({ length: 6 }, (_, step) => at(from + ((to - from) * step) / 5)));
  const links = angles
    .map((angle, _index) => arc(angle, angle + (Math.PI * 2) / count))
    .map((d, index) => ({ d, index }));
  const closedLinks = links
    .filter(({ index }) => index !== open)
    .map(({ d }) => d)
    .join('');
  const gap = at(angles[open]! + Math.PI / count);
  const inner = [0.5, 0.72, 1.22].map((share, index) =>
    path(
      closed(
        Array.from({ length: 12 }, (_, step): Point => {
          const angle = (step * Math.PI) / 6;
          return project(camera, [20 * share * Math.cos(angle), 0, 46 + 18 * share * Math.sin(angle)]);
        }),
      ),
      { opacity: short(0.6 - index * 0.12) },
    ),
  );
  const nodes = angles
    .map((angle) => ({ at: at(angle), z: 46 + 18 * Math.sin(angle) }))
    .sort((a, b) => b.z - a.z)
    .map(({ at: [x, y], z }) => {
      const width = (camera.focal * 7.4) / z;
      const height = width * 0.32;
      return (
        oval([x, y + height * 0.3], width * 0.72, width * 0.2, {
          fill: mix(light.ground, light.glass, 0.45),
        }) +
        oval([x, y + height * 0.14], width * 0.72, width * 0.2, {
          fill: mix(light.ground, light.wallLit, 0.7),
        }) +
        chassis(brush, { x: x - width / 2, y: y - height * 0.9, width, height }, { count: 4, lit: 0.7 })
      );
    });
  return [
    svg,
    calmLines(brush, horizon + 150),
    group({ fill: 'none', stroke: light.ripple, 'stroke-width': 2 }, ...inner),
    group(
      { fill: 'none', stroke: aqua, 'stroke-linecap': 'round' },
      path(closedLinks, { 'stroke-width': 20, opacity: 0.18 }),
      path(closedLinks, { 'stroke-width': 6 }),
      path(links[open]!.d, { 'stroke-width': 5, 'stroke-dasharray': '1 16', stroke: amber }),
    ),
    glow(gap, 34, amber, 12),
    ...nodes,
  ].join('');
}
