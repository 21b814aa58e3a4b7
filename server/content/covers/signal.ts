import { group, type Point } from '../drawing/svg.ts';
import { type Brush, disc, oval, short } from './paint.ts';

/** Soft rings of radio around a point; they fade like ripples. */
export function radio(brush: Brush, [x, y]: Point, reach: number, flat = 1): string {
  const { light } = brush;
  const rings = [0.28, 0.52, 0.76, 1].map((share, index) =>
    oval([x, y], reach * share, reach * share * flat, {
      'stroke-opacity': short(0.85 - index * 0.21),
      'stroke-width': short(2.6 - index * 0.4),
    }),
  );
  return (
    oval([x, y], reach * 1.1, reach * 1.1 * flat, { fill: 'url(#halo)' }) +
    group({ fill: 'none', stroke: light.signal }, ...rings) +
    disc([x, y], 3.4, { fill: '#fff' })
  );
}
