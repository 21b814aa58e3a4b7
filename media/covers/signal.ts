import { el, group, linear, type Point, radial } from '../drawing/svg.ts';
import { type Camera, type Place, project } from './camera.ts';
import { type Brush, curve, disc, line, oval, path, short } from './paint.ts';

export function signalDefinitions({ light }: Brush): string {
  return (
    group(
      { id: 'pulse', stroke: 'none' },
      disc([0, 0], 9, { fill: light.signal, opacity: 0.25 }),
      disc([0, 0], 3.2, { fill: '#fff' }),
    ) +
    linear(
      'ring',
      [0, 0, 0, 1],
      [
        [0, light.signal, 0.95],
        [0.55, light.signal, 0.5],
        [0.85, light.signal, 0],
      ],
    ) +
    radial(
      'halo',
      [0.5, 0.5, 0.5],
      [
        [0, light.signal, 0.34],
        [1, light.signal, 0],
      ],
    )
  );
}

/** Soft rings of radio around a point, clear above it and gone below, like a dome. */
export function radio(at: Point, reach: number): string {
  const rings = [0.2, 0.38, 0.57, 0.78, 1].map((share, index) =>
    disc(at, reach * share, { opacity: short(1 - index * 0.19), 'stroke-width': short(2.4 - index * 0.3) }),
  );
  return (
    disc(at, reach * 0.8, { fill: 'url(#halo)' }) +
    group({ fill: 'none', stroke: 'url(#ring)' }, ...rings) +
    disc(at, 4, { fill: '#fff' })
  );
}

/** Rings that lie on a level surface: ground, roof or ceiling. */
export function flatRadio({ light }: Brush, camera: Camera, [x, y, z]: Place, metres: number): string {
  const rings = [0.34, 0.67, 1].map((share, index) => {
    const [cx] = project(camera, [x, y, z]);
    const [right] = project(camera, [x + metres * share, y, z]);
    const near = project(camera, [x, y, z - metres * share])[1];
    const far = project(camera, [x, y, z + metres * share])[1];
    return oval([cx, (near + far) / 2], right - cx, Math.abs(near - far) / 2, {
      'stroke-opacity': short(0.9 - index * 0.3),
      'stroke-width': short(2.2 - index * 0.4),
    });
  });
  return group({ fill: 'none', stroke: light.signal }, ...rings);
}

/** Downward rings below an access point on a ceiling. */
export function ceilingRadio(colour: string, [x, y]: Point, reach: number): string {
  const arcs = [0.36, 0.62, 0.88].map((share, index) => {
    const [dx, dy] = [reach * share * 0.86, reach * share * 0.5];
    const r = short(reach * share);
    return path(`M${short(x - dx)} ${short(y + dy)}A${r} ${r} 0 0 0 ${short(x + dx)} ${short(y + dy)}`, {
      opacity: short(0.95 - index * 0.3),
    });
  });
  return group({ fill: 'none', stroke: colour, 'stroke-width': 2, 'stroke-linecap': 'round' }, ...arcs);
}

/** An access point seen from the side, hanging from a ceiling. */
export function accessPoint({ light }: Brush, [x, y]: Point, width: number): string {
  return (
    path(
      `M${short(x - width / 2)} ${short(y)}h${short(width)}q${short(-width * 0.1)} ${short(width * 0.26)} ${short(-width / 2)} ${short(width * 0.26)}t${short(-width / 2)} ${short(-width * 0.26)}Z`,
      { fill: '#fff' },
    ) + disc([x, y + width * 0.1], 1.2, { fill: light.accent })
  );
}

/** A link that carries light, with a few pulses on its way. */
export function link(
  { light }: Brush,
  points: readonly Point[],
  { dashed = false, straight = false, pulses = [] as readonly number[] } = {},
): string {
  const d = straight ? line(points) : curve(points);
  return group(
    { fill: 'none', stroke: light.signal, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    path(d, { 'stroke-width': 8, opacity: 0.16 }),
    path(d, { 'stroke-width': 2.2, 'stroke-dasharray': dashed ? '2 9' : undefined }),
    ...pulses.map((share) => {
      const at = points[Math.round(share * (points.length - 1))]!;
      return el('use', { href: '#pulse', x: short(at[0]), y: short(at[1]) });
    }),
  );
}

/** A link through the air between two places. */
export function airLink(
  brush: Brush,
  camera: Camera,
  from: Place,
  to: Place,
  rise: number,
  options?: { dashed?: boolean; pulses?: readonly number[] },
): string {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    const between = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share;
    return project(camera, [between(0), between(1) + rise * 4 * share * (1 - share), between(2)]);
  });
  return link(brush, points, options);
}
