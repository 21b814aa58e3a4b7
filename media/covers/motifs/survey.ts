import { group, type Point } from '../../drawing/svg.ts';
import { project } from '../camera.ts';
import { mix } from '../colour.ts';
import { type Brush, closed, oval, path } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { glow, isDark, post, scenery, threads } from './parts.ts';

/** A measured map of strength: contours around the places where signals rise. */
export function survey(brush: Brush): string {
  const { random, light } = brush;
  const { svg, camera, horizon } = scenery(brush, [170, 205], 'hills', 15);
  const [aqua, amber] = threads(light);
  const sources = [
    { x: -12 + random.between(-3, 3), z: 44 + random.between(-4, 6), size: random.between(0.85, 1) },
    { x: 12 + random.between(-3, 3), z: 50 + random.between(-6, 8), size: random.between(0.75, 0.95) },
  ];
  const shades = [
    mix(aqua, light.water[1], 0.55),
    mix(aqua, light.water[0], 0.25),
    aqua,
    mix(aqua, amber, 0.5),
    amber,
  ];
  const sizes = [19, 14.5, 10.5, 6.8, 3.6];
  const layers = sizes.map((reach, level) => {
    const drawn = sources.map(({ x, z, size }, which) => {
      const points = Array.from({ length: 11 }, (_, index): Point => {
        const angle = (index * Math.PI * 2) / 11;
        const uneven =
          1 + 0.17 * Math.sin(angle * 2 + which * 2 + z) + 0.09 * Math.sin(angle * 3 + x + level * 0.4);
        const r = reach * size * uneven;
        return project(camera, [x + r * Math.cos(angle), 0, z + r * Math.sin(angle)]);
      });
      return closed(points);
    });
    return path(drawn.join(''), {
      fill: shades[level]!,
      'fill-opacity': 0.34 + level * 0.07,
      stroke: mix(shades[level]!, '#ffffff', 0.35),
      'stroke-width': 2,
      'stroke-opacity': 0.75,
    });
  });
  const samples = [26, 33, 42, 54, 70].flatMap((z, row) =>
    [-24, -16, -8, 0, 8, 16, 24].map((x) => {
      const at = project(camera, [x + (row % 2) * 4, 0, z]);
      const r = 130 / z;
      return oval(at, r, r * 0.5, {});
    }),
  );
  const masts = [...sources]
    .sort((a, b) => b.z - a.z)
    .map(({ x, z }) => {
      const [foot, head] = [project(camera, [x, 0, z]), project(camera, [x, 7, z])];
      return post(brush, head, foot[1], 5) + glow(head, 34, isDark(light) ? '#ffffff' : aqua, 11);
    });
  return [
    svg,
    calmLines(brush, horizon + 120),
    ...layers,
    group({ fill: light.ripple, opacity: 0.8 }, ...samples),
    ...masts,
  ].join('');
}
