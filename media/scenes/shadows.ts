import { rectangle } from '../drawing/projection.ts';
import { type Point, polygon, svg } from '../drawing/svg.ts';
import { type Camera, project } from './camera.ts';

/** Soft shadows of several layers: cheaper than a blur filter. */

/** Area on a horizontal plane by its left corner towards the camera, in metres. */
interface Area {
  x: number;
  y: number;
  z: number;
  width: number;
  depth: number;
}

/** A shadow on a horizontal surface. */
export function shadowBelow(camera: Camera, { x, y, z, width, depth }: Area, reach: number): string {
  return Array.from({ length: 6 }, (_, step) => {
    const grow = reach * (1 - step / 6);
    const [left, right] = [x - grow, x + width + grow * 1.3];
    const [near, far] = [z - grow * 0.7, z + depth + grow * 0.7];
    const d = polygon(rectangle([left, y, near], [right, y, far]).map((corner) => project(camera, corner)));
    return svg`<path d="${d}" fill="#1d3244" fill-opacity="0.04"/>`;
  }).join('');
}

/** A shadow of a flat object on the wall behind it, in pixels. */
export function shadowBehind([x, y]: Point, width: number, height: number): string {
  return Array.from({ length: 7 }, (_, step) => {
    const grow = 16 - step * 2.6;
    return svg`<rect x="${x + 8 - grow}" y="${y + 14 - grow}"
      width="${width + grow * 2}" height="${height + grow * 2}" rx="${grow + 6}"
      fill="#1d3244" fill-opacity="0.03"/>`;
  }).join('');
}
