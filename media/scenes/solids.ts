import { el, linear, type Point, polygon, radial, rect } from '../drawing/svg.ts';
import { type Camera, type Place, project } from './camera.ts';
import { SCENE } from './scene.ts';

/** Furniture and buildings of a scene: flat faces and boxes in metres, seen by a scene's camera. */

/** The nearest distance that is drawn, in metres: nearer corners would leave the picture to infinity. */
const NEAREST = 0.3;

type Attributes = Record<string, string | number>;

/** Colours of a box: towards the camera, upwards, and towards the picture's middle. */
export interface Paint {
  front: string;
  top: string;
  side: string;
}

/** A box by its lower left corner towards the camera. */
interface Block {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

/** Whether part of a shape can lie inside the picture; other shapes are not written. */
function isVisible(points: readonly Point[]): boolean {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (
    Math.max(...xs) > 0 &&
    Math.min(...xs) < SCENE.width &&
    Math.max(...ys) > 0 &&
    Math.min(...ys) < SCENE.height
  );
}

export function quad(camera: Camera, corners: readonly Place[], attributes: Attributes): string {
  const seen = corners.map(([x, y, z]) => project(camera, [x, y, Math.max(NEAREST, z)]));
  return isVisible(seen) ? el('path', { d: polygon(seen), ...attributes }) : '';
}

/** A horizontal rectangle, such as a floor. */
export function level(
  camera: Camera,
  { x, y, z, width, depth }: Omit<Block, 'height'>,
  attributes: Attributes,
): string {
  return quad(
    camera,
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y, z + depth],
      [x, y, z + depth],
    ],
    attributes,
  );
}

/** A rectangle that faces the camera, such as the far wall. */
export function upright(
  camera: Camera,
  { x, y, z, width, height }: Omit<Block, 'depth'>,
  attributes: Attributes,
): string {
  const [left, top] = project(camera, [x, y + height, z]);
  const scale = camera.focal / z;
  const box = { x: left, y: top, width: width * scale, height: height * scale };
  const corner: Point = [left + box.width, top + box.height];
  return isVisible([[left, top], corner]) ? rect(box, attributes) : '';
}

/** A rectangle along the view, such as a side wall. */
export function aside(
  camera: Camera,
  { x, y, z, height, depth }: Omit<Block, 'width'>,
  attributes: Attributes,
): string {
  return quad(
    camera,
    [
      [x, y, z],
      [x, y + height, z],
      [x, y + height, z + depth],
      [x, y, z + depth],
    ],
    attributes,
  );
}

/** A box; its edges are hairlines. */
export function block(camera: Camera, box: Block, { front, top, side }: Paint): string {
  const { x, y, width, height } = box;
  const edge = { stroke: '#5d7080', 'stroke-opacity': 0.22, 'stroke-width': 0.7, 'stroke-linejoin': 'round' };
  const lid = y + height < camera.height ? y + height : y > camera.height ? y : undefined;
  const wall = x > 0 ? x : x + width < 0 ? x + width : undefined;
  return [
    lid === undefined ? '' : level(camera, { ...box, y: lid }, { fill: top, ...edge }),
    wall === undefined ? '' : aside(camera, { ...box, x: wall }, { fill: side, ...edge }),
    upright(camera, box, { fill: front, ...edge }),
  ].join('');
}

/** A soft shadow on a horizontal surface. */
export function shadowBelow(
  camera: Camera,
  { x, y, z, width, depth }: Omit<Block, 'height'>,
  reach: number,
): string {
  return Array.from({ length: 6 }, (_, step) => {
    const grow = reach * (1 - step / 6);
    const area = {
      x: x - grow,
      y,
      z: z - grow * 0.7,
      width: width + grow * 2.3,
      depth: depth + grow * 1.4,
    };
    return level(camera, area, { fill: '#1d3244', 'fill-opacity': 0.035 });
  }).join('');
}

/** A soft shadow of a flat object on the wall behind it, in pixels. */
export function shadowBehind([x, y]: Point, width: number, height: number): string {
  return Array.from({ length: 7 }, (_, step) => {
    const grow = 16 - step * 2.6;
    return rect(
      { x: x + 8 - grow, y: y + 14 - grow, width: width + grow * 2, height: height + grow * 2 },
      { rx: grow + 6, fill: '#1d3244', 'fill-opacity': 0.03 },
    );
  }).join('');
}

/** A round spot of light, in pixels. */
export function glow(id: string, [cx, cy]: Point, r: number, opacity: number): string {
  return el('circle', { cx, cy, r, fill: `url(#${id})`, 'fill-opacity': opacity });
}

export function glowDefinition(id: string, colour: string): string {
  return radial(
    id,
    [0.5, 0.5, 0.5],
    [
      [0, colour, 1],
      [0.4, colour, 0.45],
      [1, colour, 0],
    ],
  );
}

/** A gradient from above to below. */
export function fall(id: string, ...colours: string[]): string {
  return linear(
    id,
    [0, 0, 0, 1],
    colours.map((colour, index) => [index / Math.max(1, colours.length - 1), colour] as const),
  );
}
