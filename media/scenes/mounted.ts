import { drawCeiling } from '../drawing/access-point/ceiling.ts';
import { formOf } from '../drawing/access-point/draw-access-point.ts';
import { drawOutdoor } from '../drawing/access-point/outdoor.ts';
import { drawPlate } from '../drawing/access-point/plate.ts';
import { drawChassis } from '../drawing/chassis.ts';
import type { DrawingContext } from '../drawing/context.ts';
import type { Place, Project } from '../drawing/projection.ts';
import type { Figure } from '../drawing/stage.ts';
import { type Point, polygon, svg, translated } from '../drawing/svg.ts';
import { type Camera, project, viewAt } from './camera.ts';
import { type Placed, scoped } from './scene.ts';

/** Devices at their places in a scene with a camera, and the waves around access points. */

/** Where a scene draws: the vendor's colours and the camera. */
export interface View {
  context: DrawingContext;
  camera: Camera;
}

export interface Mounted {
  defs: string;
  art: string;
}

/** Draws a dome below a ceiling, face down; `place` is the middle of its plate. */
export function hangDome({ context, camera }: View, device: Placed, place: Place, scope: string): Mounted {
  const { spec, model } = device;
  if (spec.kind !== 'access-point') throw new Error(`${model} is no access point`);
  const level = viewAt(camera, place);
  // A dome's y runs down from the ceiling.
  const view: Project = (dx, dy, dz) => level(dx, -dy, dz);
  const { widthMm, depthMm } = spec.size;
  const [ox, oy] = view(widthMm / 2, 0, depthMm / 2);
  const [px, py] = project(camera, place);
  const figure = drawCeiling(context, model, spec, { project: view, hangs: true });
  const { defs, art } = placed(figure, [px - ox, py - oy], scope);
  return { defs, art: domeShadow(camera, place, widthMm / 2000) + art };
}

/** Draws a device on a wall, a pole or a board; `place` is its lower left corner towards the camera. */
export function mount({ context, camera }: View, device: Placed, place: Place, scope: string): Mounted {
  return placed(figureOf(context, device, viewAt(camera, place)), project(camera, place), scope);
}

function figureOf(context: DrawingContext, device: Placed, view: Project): Figure {
  const { spec, model } = device;
  if (spec.kind !== 'access-point')
    return drawChassis(context, device, true, { project: view, mirrored: false });
  return formOf(spec) === 'plate'
    ? drawPlate(context, model, spec, view)
    : drawOutdoor(context, model, spec, view);
}

function placed({ defs, body }: Figure, at: Point, scope: string): Mounted {
  return {
    defs: scoped(defs, scope),
    art: translated(at, scoped(body, scope)),
  };
}

/** Waves on the plane of a ceiling, around an access point. */
export function wavesBelow({ context, camera }: View, place: Place, thickness: number): string {
  const circles = [0.24, 0.38, 0.56, 0.78].map((radius) => polygon(circle(camera, place, radius)));
  return waves(context, thickness, circles);
}

/** Waves on a plane that faces the camera. */
export function wavesFacing(
  { context, camera }: View,
  place: Place,
  radii: readonly number[],
  thickness: number,
): string {
  const [x, y] = project(camera, place);
  const scale = camera.focal / place[2];
  const circles = radii.map((radius) => {
    const r = radius * scale;
    return svg`M${x} ${y}m-${r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 -${r * 2} 0`;
  });
  return waves(context, thickness, circles);
}

/** Circles, each thinner and paler than the one within it. */
function waves({ colours }: DrawingContext, thickness: number, circles: readonly string[]): string {
  const drawn = circles.map(
    (d, step) =>
      svg`<path d="${d}" stroke-width="${(3.2 - step * 0.55) * thickness}" opacity="${0.42 - step * 0.09}"/>`,
  );
  return svg`<g fill="none" stroke="${colours.accent}">${drawn}</g>`;
}

/** A circle on a horizontal plane. */
function circle(camera: Camera, [x, y, z]: Place, radius: number): Point[] {
  return Array.from({ length: 144 }, (_, step): Point => {
    const angle = (step / 144) * Math.PI * 2;
    return project(camera, [x + Math.cos(angle) * radius, y, Math.max(0.3, z + Math.sin(angle) * radius)]);
  });
}

/** A soft shadow of several layers: cheaper than a blur filter. */
function domeShadow(camera: Camera, [x, y, z]: Place, radius: number): string {
  return Array.from({ length: 18 }, (_, step) => {
    const middle: Place = [x + radius * 0.1, y, z + radius * 0.24];
    const d = polygon(circle(camera, middle, radius * (1.46 - step * 0.028)));
    return svg`<path d="${d}" fill="#3b5468" opacity="0.02"/>`;
  }).join('');
}
