import type { Point } from '../drawing/svg.ts';

/** Right, up, away; in metres. The camera stands at x = z = 0. */
export type Place = readonly [x: number, y: number, z: number];

/**
 * A camera that looks level, with a lens that shifts: the horizon may lie anywhere, also above the picture,
 * and verticals stay vertical as in an architect's view.
 */
export interface Camera {
  focal: number;
  height: number;
  centreX: number;
  horizon: number;
}

export function project({ focal, height, centreX, horizon }: Camera, [x, y, z]: Place): Point {
  return [centreX + (focal * x) / z, horizon - (focal * (y - height)) / z];
}

/** A flat piece of a building, seen from the camera: u runs to the right on screen, v upwards, both 0 to 1. */
export interface Face {
  at(u: number, v: number): Point;
  /** Towards the light 1, away from it -1. */
  facing: number;
  /** Metres. */
  width: number;
  height: number;
}

export function faceOf(camera: Camera, origin: Place, along: Place, up: Place, facing = 0): Face {
  return {
    at: (u, v) =>
      project(camera, [
        origin[0] + along[0] * u + up[0] * v,
        origin[1] + along[1] * u + up[1] * v,
        origin[2] + along[2] * u + up[2] * v,
      ]),
    facing,
    width: Math.hypot(...along),
    height: Math.hypot(...up),
  };
}

/** A box on the ground. */
export interface Block {
  /** Centre of the plan. */
  x: number;
  z: number;
  width: number;
  depth: number;
  height: number;
  /** Turned about the vertical, in radians. */
  turn?: number;
  /** Height of its foot above the water. */
  foot?: number;
}

export interface SeenBlock {
  /** Walls that the camera sees, the farther first. */
  walls: Face[];
  /** Only when the camera is higher. */
  roof?: Face;
  top(u: number, v: number): Point;
}

export function seeBlock(camera: Camera, block: Block, lightFrom: number): SeenBlock {
  const { x, z, width, depth, height, turn = 0, foot = 0 } = block;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (a: number, b: number, y: number): Place => [
    x + a * width * cos - b * depth * sin,
    y,
    z + a * width * sin + b * depth * cos,
  ];
  const plan: readonly (readonly [number, number])[] = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ];
  const walls = plan
    .map((from, index) => {
      const to = plan[(index + 1) % 4]!;
      const a = corner(from[0], from[1], foot);
      const b = corner(to[0], to[1], foot);
      // Outward normal of the wall, the plan running anticlockwise.
      const normal: readonly [number, number] = [b[2] - a[2], -(b[0] - a[0])];
      const towards = -(normal[0] * (a[0] + b[0])) / 2 - (normal[1] * (a[2] + b[2])) / 2;
      return { a, b, normal, towards, away: Math.hypot(a[0] + b[0], a[2] + b[2]) };
    })
    .filter(({ towards }) => towards > 0)
    .sort((one, other) => other.away - one.away)
    .map(({ a, b, normal }) => {
      const rightwards = b[0] / b[2] > a[0] / a[2];
      const [start, end] = rightwards ? [a, b] : [b, a];
      const length = Math.hypot(...normal);
      const facing = (normal[0] * Math.sin(lightFrom) - normal[1] * Math.cos(lightFrom)) / length;
      return faceOf(camera, start, [end[0] - start[0], 0, end[2] - start[2]], [0, height, 0], facing);
    });
  const top = foot + height;
  const origin = corner(-0.5, -0.5, top);
  const across = corner(0.5, -0.5, top);
  const back = corner(-0.5, 0.5, top);
  const lid = faceOf(
    camera,
    origin,
    [across[0] - origin[0], 0, across[2] - origin[2]],
    [back[0] - origin[0], 0, back[2] - origin[2]],
    0.8,
  );
  return { walls, ...(camera.height > top && { roof: lid }), top: lid.at };
}
