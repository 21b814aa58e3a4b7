import type { Point } from './svg.ts';

/**
 * A parallel projection from the front, the right and above. Parallel, so that every face of a housing is an affine
 * picture of its flat drawing: the drawing of a panel serves the flat view and the standing one. Device axes: x to the
 * right, y up, z to the back, in mm; the origin is the lower left corner of the front.
 */
export interface Camera {
  yawDegrees: number;
  pitchDegrees: number;
}

export type Project = (x: number, y: number, z: number) => Point;

export function projector({ yawDegrees, pitchDegrees }: Camera): Project {
  const yaw = (yawDegrees * Math.PI) / 180;
  const pitch = (pitchDegrees * Math.PI) / 180;
  const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)];
  const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)];
  return (x, y, z) => [x * cosYaw + z * sinYaw, (x * sinYaw - z * cosYaw) * sinPitch - y * cosPitch];
}

/** The transform that lays a flat drawing on a plane, from its origin and projections of one mm right and down. */
export function planeOf(origin: Point, right: Point, down: Point): string {
  const [a, b, c, d] = [right[0], right[1], down[0], down[1]].map((value) => Number(value.toFixed(4)));
  return `matrix(${a} ${b} ${c} ${d} ${Number(origin[0].toFixed(2))} ${Number(origin[1].toFixed(2))})`;
}

export interface Faces {
  front: string;
  /** The reflection of the front on the floor. */
  frontMirror: string;
  top: string;
  right: string;
  rightMirror: string;
}

/** Transforms for the flat drawings of the faces of a box; each drawing starts at its face's top left corner. */
export function facesOf(project: Project, width: number, height: number, depth: number): Faces {
  const x = project(1, 0, 0);
  const z = project(0, 0, 1);
  const up = project(0, 1, 0);
  const down: Point = [-up[0], -up[1]];
  return {
    front: planeOf(project(0, height, 0), x, down),
    frontMirror: planeOf(project(0, -height, 0), x, up),
    top: planeOf(project(0, height, depth), x, [-z[0], -z[1]]),
    right: planeOf(project(width, height, 0), z, down),
    rightMirror: planeOf(project(width, -height, 0), z, up),
  };
}

/** A point in space: right, up, away. */
export type Place = readonly [x: number, y: number, z: number];

/** The corners of a rectangle along two axes, from one corner to the opposite one. */
export function rectangle([x, y, z]: Place, [toX, toY, toZ]: Place): [Place, Place, Place, Place] {
  const second: Place = x === toX ? [x, y, toZ] : [toX, y, z];
  const fourth: Place = x === toX ? [x, toY, z] : [x, toY, toZ];
  return [[x, y, z], second, [toX, toY, toZ], fourth];
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The area on the floor below a box, from the left to the right. */
export function floorOf(project: Project, left: number, right: number, depth: number): Point[] {
  return [project(left, 0, 0), project(right, 0, 0), project(right, 0, depth), project(left, 0, depth)];
}

/** The convex hull of the points, by Andrew's monotone chain. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && !turnsLeft(chain[chain.length - 2]!, chain[chain.length - 1]!, point))
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

/** Points along a rounded rectangle that starts at the origin. */
export function roundedOutline(width: number, height: number, radius: number, perCorner = 18): Point[] {
  const corners: [number, number, number][] = [
    [width - radius, radius, -90],
    [width - radius, height - radius, 0],
    [radius, height - radius, 90],
    [radius, radius, 180],
  ];
  return corners.flatMap(([x, y, start]) =>
    Array.from({ length: perCorner + 1 }, (_, index): Point => {
      const angle = ((start + (90 * index) / perCorner) * Math.PI) / 180;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );
}
