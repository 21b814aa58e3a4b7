import { logotype, logotypeWidth } from '../brand.ts';
import type { DrawingContext } from '../context.ts';
import { boundsOf, facesOf, type Project, planeOf, projector, roundedOutline } from '../projection.ts';
import type { Figure } from '../stage.ts';
import { boxed, print, svg, translated } from '../svg.ts';
import { type AccessPoint, bodyDefinitions, slice, statusLight } from './body.ts';

const GROOVE = 'fill="none" stroke="#b9c7d1" stroke-width="0.7"';

function ceilingFace(
  context: DrawingContext,
  spec: AccessPoint,
  model: string,
  size: number,
  depth: number,
  radius: number,
): string {
  const { accent } = context.colours;
  const inner = size * 0.12;
  const outer = inner * 0.5;
  const brand = size * 0.088;
  const dense = spec.radios.length > 3 || spec.size.heightMm > 50;
  const box = { x: inner, y: inner, width: size - inner * 2, height: depth - inner * 2 };
  const rx = Math.max(8, radius - inner * 0.7);
  const secondGroove = svg`<rect x="${outer}" y="${outer}" width="${size - outer * 2}"
    height="${depth - outer * 2}" rx="${Math.max(8, radius - outer * 0.6)}" ${GROOVE}/>`;
  // The groove of Wi-Fi 7 devices is lit, brightest towards the viewer.
  const light =
    spec.wifiGeneration === 'Wi-Fi 7'
      ? svg`<rect ${boxed(box)} rx="${rx}" fill="none" stroke="url(#rim)" stroke-width="6" opacity="0.25"/>
          <rect ${boxed(box)} rx="${rx}" fill="none" stroke="url(#rim)" stroke-width="2"/>`
      : statusLight(context, spec.wifiGeneration, size / 2, depth * 0.62, size * 0.13);
  return [
    svg`<rect x="0" y="0" width="${size}" height="${depth}" rx="${radius}" fill="url(#face)" stroke="#c9d5dd"
        stroke-width="0.6"/>
      <rect ${boxed(box)} rx="${rx}" ${GROOVE}/>
      <rect ${boxed({ ...box, x: box.x + 1, y: box.y + 1 })} rx="${rx}" fill="none" stroke="#fff"
        stroke-width="0.9"/>`,
    dense ? secondGroove : '',
    light,
    logotype(context, size / 2 - logotypeWidth(context, brand) / 2, depth * 0.46 - brand / 2, brand, {
      wave: context.shell.print.indoors,
      mirror: accent,
    }),
    print(
      spec.wifiGeneration,
      svg`x="${size / 2}" y="${depth - inner - size * 0.058}" font-size="${size * 0.034}" font-weight="600"
        letter-spacing="${size * 0.003}" text-anchor="middle" fill="${accent}"`,
    ),
    print(
      model,
      svg`x="${size / 2}" y="${depth - inner - size * 0.02}" font-size="${size * 0.026}"
        letter-spacing="${size * 0.002}" text-anchor="middle"
        fill="${context.housings['access-point'].softPrint}"`,
    ),
  ].join('');
}

/** Camera of a dome: with `hangs` its face is down, and y runs down from the ceiling. */
interface CeilingView {
  project: Project;
  hangs: boolean;
}

const LYING: CeilingView = { project: projector({ yawDegrees: 27, pitchDegrees: 47 }), hangs: false };

/** Draws a dome that lies on the water with its face up, or hangs from the ceiling. */
export function drawCeiling(
  context: DrawingContext,
  model: string,
  spec: AccessPoint,
  { project, hangs }: CeilingView = LYING,
): Figure {
  const { widthMm: width, depthMm: depth, heightMm: height } = spec.size;
  const roundness = spec.wifiGeneration === 'Wi-Fi 7' ? 0.3 : spec.wifiGeneration === 'Wi-Fi 5' ? 0.48 : 0.22;
  const ring = (inset: number, y: number) => {
    const [w, d] = [width - inset * 2, depth - inset * 2];
    const radius = Math.max(4, Math.min(w, d) * roundness);
    return roundedOutline(w, d, radius).map(([px, pz]) => project(px + inset, y, pz + inset));
  };
  const cap = width * 0.035;
  const [faceWidth, faceDepth] = [width - cap * 2, depth - cap * 2];
  const radius = Math.min(faceWidth, faceDepth) * roundness;
  // Seen from below, the far edge of the face is the lower one in the picture: its print stays upright.
  const face = hangs
    ? planeOf([0, 0], project(1, 0, 0), project(0, 0, 1))
    : facesOf(project, faceWidth, 0, faceDepth).top;
  const all = [...ring(0, height * 0.4), ...ring(cap, height), ...ring(width * 0.06, 0)];
  return {
    defs: bodyDefinitions(context),
    body: [
      slice(ring(width * 0.09, height * 0.02), ring(width * 0.09, height * 0.2), '#8798a6'),
      slice(ring(width * 0.045, height * 0.14), ring(0, height * 0.42), 'url(#wall)'),
      slice(ring(0, height * 0.42), ring(0, height * 0.6), 'url(#wall)'),
      slice(ring(0, height * 0.6), ring(cap, height), 'url(#bevel)'),
      translated(
        project(cap, height, cap),
        svg`<g transform="${face}">
          ${ceilingFace(context, spec, model, faceWidth, faceDepth, radius)}</g>`,
      ),
    ].join(''),
    bounds: boundsOf(all),
    base: ring(width * 0.05, 0),
    relativeSize: width / 290,
  };
}
