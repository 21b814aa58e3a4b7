import type { Screen } from '../../../shared/pages/screen-schema.ts';
import type { DrawingContext } from '../context.ts';
import { boundsOf, facesOf, floorOf, projector } from '../projection.ts';
import { type Figure, mirrorDefinitions } from '../stage.ts';
import { boxed, linear, svg } from '../svg.ts';
import { drawScreen, HEIGHT, WIDTH } from './screen.ts';
import { CLOUD_PATH, type Cloud } from './topology.ts';

/** Services without a housing: the management screen as a pane of glass that stands on the water. */

const THICKNESS = 16;

/** Background of the pane: a cloud for services, stacked machines for the appliance. */
function backdrop({ colours }: DrawingContext, form: Cloud['form'], face: (z: number) => string): string {
  if (form === 'クラウドサービス') {
    return svg`<g transform="${face(150)}"><g transform="translate(300 -128) scale(5.6)">
      <path d="${CLOUD_PATH}" fill="url(#mist)" stroke="#fff" stroke-width="0.5"/></g></g>`;
  }
  const lights = [0, 1, 2].map(
    (row) =>
      svg`<rect x="${WIDTH - 54}" y="${8 + row * 30}" width="26" height="14" rx="7" fill="${colours.accent}"
        opacity="0.4"/>`,
  );
  return [230, 120]
    .map(
      (z) =>
        svg`<g transform="${face(z)}">
          <rect x="30" y="-30" width="${WIDTH - 30}" height="${HEIGHT + 10}" rx="16" fill="url(#mist)"
            stroke="#fff" stroke-width="2"/>${lights}</g>`,
    )
    .join('');
}

/** Angles: a screen to be read stands nearly upright, and larger. */
const SEEN = { yawDegrees: 19, pitchDegrees: 9 };
const READ = { yawDegrees: 9, pitchDegrees: 5 };

/** @param screen an example to show on the pane; without one, an abstract screen without words */
export function drawCloud(context: DrawingContext, model: string, spec: Cloud, screen?: Screen): Figure {
  const project = projector(screen ? READ : SEEN);
  const faces = facesOf(project, WIDTH, HEIGHT, THICKNESS);
  const at = (z: number) => {
    const [x, y] = project(0, 0, z);
    return svg`translate(${x} ${y}) ${faces.front}`;
  };
  const corners = [
    project(0, 0, 0),
    project(WIDTH, 0, 0),
    project(WIDTH, 0, 150),
    project(0, HEIGHT, 0),
    project(WIDTH, HEIGHT, 230),
    project(560, HEIGHT + (screen ? 40 : 130), 150),
  ];
  const { accent, dark } = context.colours;
  const pane = `<rect ${boxed({ x: 0, y: 0, width: WIDTH, height: HEIGHT })} rx="16"`;
  return {
    defs: [
      linear('rail', [0, 0, 0, 1], { 0: '#1c3d5c', 1: dark }),
      linear('area', [0, 0, 0, 1], { 0: `${accent} 0.34`, 1: `${accent} 0.02` }),
      linear('mist', [0, 0, 1, 1], { 0: '#ffffff 0.9', 1: '#bfe3ea 0.75' }),
      mirrorDefinitions({ x: 0, y: HEIGHT - 130, width: WIDTH, height: 130 }, 0.3),
      svg`<g id="screen">${drawScreen(context, model, spec, screen)}</g>`,
    ].join(''),
    body: svg`<g transform="${faces.frontMirror}"><g mask="url(#mirror)"><use href="#screen"/></g></g>
      ${backdrop(context, spec.form, at)}
      <g transform="${at(THICKNESS)}">${pane} fill="#9db2c1"/></g>
      <g transform="${at(THICKNESS / 2)}">${pane} fill="#c6d5de"/></g>
      <use href="#screen" transform="${faces.front}"/>
      <g transform="${faces.front}">
        <rect x="0.8" y="0.8" width="${WIDTH - 1.6}" height="${HEIGHT - 1.6}" rx="15.4" fill="none"
          stroke="#fff"
          stroke-width="1.6"/></g>`,
    bounds: boundsOf(corners),
    base: floorOf(project, 0, WIDTH, THICKNESS * 3),
  };
}
