import type { Place, Project } from '../drawing/projection.ts';
import type { Point } from '../drawing/svg.ts';

/**
 * A camera that stands at x = z = 0 and looks level, with a lens that shifts: the horizon may lie anywhere, also above
 * the picture, and verticals stay vertical as in an architect's view. Places are in metres.
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

/**
 * The camera's view of a device at a place, approximated as parallel over its small size. Axes of the device: x to the
 * right, y up, z away from the camera, in mm.
 */
export function viewAt({ focal, height }: Camera, [x, y, z]: Place): Project {
  const scale = focal / z / 1000;
  return (dx, dy, dz) => [scale * (dx - (x * dz) / z), scale * (((y - height) * dz) / z - dy)];
}
