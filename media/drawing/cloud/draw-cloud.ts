import type { Screen } from '../../../shared/pages/screen-schema.ts';
import type { DrawingContext } from '../context.ts';
import { facesOf, projector } from '../projection.ts';
import type { Figure } from '../stage.ts';
import { el, group, linear, num, rect } from '../svg.ts';
import { drawScreen, HEIGHT, WIDTH } from './screen.ts';
import { CLOUD_PATH, type Cloud } from './topology.ts';

/** Services without a housing: the management screen as a pane of glass that stands on the water. */

const THICKNESS = 16;

/** Background of the pane: a cloud for services, stacked machines for the appliance. */
function backdrop(context: DrawingContext, form: Cloud['form'], face: (z: number) => string): string {
  if (form === 'クラウドサービス') {
    return group(
      { transform: face(150) },
      group(
        { transform: 'translate(300 -128) scale(5.6)' },
        el('path', { d: CLOUD_PATH, fill: 'url(#mist)', stroke: '#fff', 'stroke-width': 0.5 }),
      ),
    );
  }
  return [230, 120]
    .map((z) =>
      group(
        { transform: face(z) },
        rect(
          { x: 30, y: -30, width: WIDTH - 30, height: HEIGHT + 10 },
          { rx: 16, fill: 'url(#mist)', stroke: '#fff', 'stroke-width': 2 },
        ),
        ...[0, 1, 2].map((row) =>
          rect(
            { x: WIDTH - 54, y: 8 + row * 30, width: 26, height: 14 },
            { rx: 7, fill: context.colours.accent, opacity: 0.4 },
          ),
        ),
      ),
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
    return `translate(${num(x)} ${num(y)}) ${faces.front}`;
  };
  const corners = [
    project(0, 0, 0),
    project(WIDTH, 0, 0),
    project(WIDTH, 0, 150),
    project(0, HEIGHT, 0),
    project(WIDTH, HEIGHT, 230),
    project(560, HEIGHT + (screen ? 40 : 130), 150),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    defs: [
      linear(
        'rail',
        [0, 0, 0, 1],
        [
          [0, '#1c3d5c'],
          [1, context.colours.dark],
        ],
      ),
      linear(
        'area',
        [0, 0, 0, 1],
        [
          [0, context.colours.accent, 0.34],
          [1, context.colours.accent, 0.02],
        ],
      ),
      linear(
        'mist',
        [0, 0, 1, 1],
        [
          [0, '#ffffff', 0.9],
          [1, '#bfe3ea', 0.75],
        ],
      ),
      linear(
        'fade',
        [0, HEIGHT - 130, 0, HEIGHT],
        [
          [0, '#fff', 0],
          [1, '#fff', 0.3],
        ],
        'userSpaceOnUse',
      ),
      el(
        'mask',
        { id: 'mirror', maskUnits: 'userSpaceOnUse', x: 0, y: HEIGHT - 130, width: WIDTH, height: 130 },
        rect({ x: 0, y: HEIGHT - 130, width: WIDTH, height: 130 }, { fill: 'url(#fade)' }),
      ),
      group({ id: 'screen' }, drawScreen(context, model, spec, screen)),
    ].join(''),
    body: [
      group(
        { transform: faces.frontMirror },
        group({ mask: 'url(#mirror)' }, el('use', { href: '#screen' })),
      ),
      backdrop(context, spec.form, at),
      group(
        { transform: at(THICKNESS) },
        rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { rx: 16, fill: '#9db2c1' }),
      ),
      group(
        { transform: at(THICKNESS / 2) },
        rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { rx: 16, fill: '#c6d5de' }),
      ),
      el('use', { href: '#screen', transform: faces.front }),
      group(
        { transform: faces.front },
        rect(
          { x: 0.8, y: 0.8, width: WIDTH - 1.6, height: HEIGHT - 1.6 },
          { rx: 15.4, fill: 'none', stroke: '#fff', 'stroke-width': 1.6 },
        ),
      ),
    ].join(''),
    bounds: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    base: [
      project(0, 0, 0),
      project(WIDTH, 0, 0),
      project(WIDTH, 0, THICKNESS * 3),
      project(0, 0, THICKNESS * 3),
    ],
  };
}
