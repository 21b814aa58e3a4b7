import type { Hardware, ProductSpec } from '../../records/product/record.ts';
import { mark } from './brand.ts';
import type { DrawingContext } from './context.ts';
import type { Housing } from './housing.ts';
import { layPanel } from './layout/lay-panel.ts';
import type { PanelLayout } from './layout/panel-layout.ts';
import { drawPanel, EAR_WIDTH, grille, panelDefinitions } from './panel.ts';
import { connectorDefinitions, type PortShape } from './ports.ts';
import { type Camera, type Faces, facesOf, type Project, projector } from './projection.ts';
import type { Figure } from './stage.ts';
import { type Box, el, group, linear, num, type Point, rect } from './svg.ts';

/** Switches, routers, optical devices and controllers: a box that stands on the water, its front towards the viewer. */

export interface Device {
  model: string;
  spec: ProductSpec;
  hardware: Hardware;
}

export function hasEars({ mounting, size }: Hardware): boolean {
  return mounting.includes('19インチラック') && size.widthMm >= 400;
}

export function panelDefs(context: DrawingContext, layout: PanelLayout, housing: Housing): string {
  const shapes = new Set<PortShape>(layout.blocks.flatMap(({ ports }) => ports.map(({ shape }) => shape)));
  const services = new Set<string>(layout.services.map(({ part }) => part));
  return connectorDefinitions(context, shapes, services) + panelDefinitions(housing);
}

/** Depth of a deep device is reduced: its front matters. */
export function drawnDepth({ size }: Hardware): number {
  const limit = size.widthMm * 0.5;
  return size.depthMm <= limit || size.heightMm > size.widthMm
    ? size.depthMm
    : limit + (size.depthMm - limit) * 0.45;
}

/** Positions of paddle antennas at the back edge: two for LTE, four for 5G. */
export function antennaPlaces(spec: ProductSpec, width: number): number[] {
  if (spec.kind !== 'router' || !spec.mobile) return [];
  return (spec.mobile === '5G' ? [0.07, 0.34, 0.66, 0.93] : [0.08, 0.92]).map((share) => share * width);
}

export function paddle(x: number, foot: number, length: number, housing: Housing): string {
  const width = 11;
  return [
    rect({ x: x - 4, y: foot - 9, width: 8, height: 14 }, { rx: 2, fill: housing.side[1] }),
    rect(
      { x: x - width / 2, y: foot - length, width, height: length - 6 },
      { rx: 4.6, fill: 'url(#paddle)' },
    ),
    rect(
      { x: x - width / 2 + 1.7, y: foot - length + 4, width: 1.1, height: length - 20 },
      { rx: 0.5, fill: '#fff', opacity: 0.22 },
    ),
  ].join('');
}

export function paddleDefinition(housing: Housing): string {
  return linear(
    'paddle',
    [0, 0, 1, 0],
    [
      [0, housing.front[1]],
      [0.3, housing.top[0]],
      [1, housing.side[1]],
    ],
  );
}

function drawTop(context: DrawingContext, hardware: Hardware, housing: Housing, rack: boolean): string {
  const { widthMm: width } = hardware.size;
  const depth = drawnDepth(hardware);
  const size = Math.min(width, depth) * (rack ? 0.26 : 0.3);
  const seam = { stroke: housing.hole, 'stroke-opacity': 0.28, 'stroke-width': 0.5 };
  const screws = rack ? [0.03, 0.5, 0.97].map((share) => share * width) : [];
  return [
    rect({ x: 0, y: 0, width, height: depth }, { fill: 'url(#top)' }),
    rect({ x: 0, y: 0, width, height: depth }, { fill: 'url(#light)' }),
    rack ? el('path', { d: `M0 ${num(depth - 14)}H${num(width)}`, ...seam }) : '',
    ...screws.map((x) =>
      el('circle', { cx: x, cy: depth - 7, r: 2.1, fill: housing.side[0], opacity: 0.75 }),
    ),
    hardware.cooling === 'ファンレス'
      ? grille(
          { x: width * 0.14, y: depth * 0.1, width: width * 0.72, height: Math.min(30, depth * 0.2) },
          housing.side[1],
          5,
        )
      : '',
    group(
      { opacity: 0.6 },
      mark(context, width * 0.5 - size / 2, depth * 0.54 - size / 2, size, {
        wave: housing.emboss,
        mirror: context.colours.accent,
      }),
    ),
  ].join('');
}

function drawSide(context: DrawingContext, hardware: Hardware, housing: Housing): string {
  const { heightMm: height } = hardware.size;
  const depth = drawnDepth(hardware);
  const fanned = hardware.cooling !== 'ファンレス';
  return [
    rect({ x: 0, y: 0, width: depth, height }, { fill: 'url(#side)' }),
    grille(
      fanned
        ? { x: depth * 0.34, y: height * 0.2, width: depth * 0.5, height: height * 0.6 }
        : { x: depth * 0.2, y: height * 0.3, width: depth * 0.6, height: height * 0.4 },
      housing.hole,
      fanned ? 5 : 4,
    ),
    housing.hasLine
      ? rect(
          { x: 0, y: height - 1.5, width: depth, height: 1.1 },
          { fill: context.colours.accent, opacity: 0.5 },
        )
      : '',
  ].join('');
}

function edges(project: Project, width: number, height: number, depth: number, housing: Housing): string {
  const near: Point[] = [project(0, height, 0), project(width, height, 0), project(width, height, depth)];
  const line = `M${near.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
  const corner = [project(width, height, 0), project(width, 0, 0)];
  const far = [
    project(0, height, 0),
    project(0, height, depth),
    project(width, height, depth),
    project(width, 0, depth),
  ];
  const outline = housing.outline
    ? el('path', {
        d: `M${far.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`,
        fill: 'none',
        stroke: housing.outline,
        'stroke-opacity': 0.7,
        'stroke-width': width * 0.0016,
      })
    : '';
  return (
    outline +
    el('path', {
      d: line,
      fill: 'none',
      stroke: housing.edge,
      'stroke-width': width * 0.0022,
      'stroke-linejoin': 'round',
    }) +
    el('path', {
      d: `M${corner.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`,
      stroke: housing.edge,
      'stroke-opacity': 0.55,
      'stroke-width': width * 0.0018,
    })
  );
}

function cameraOf({ style }: PanelLayout, rack: boolean): Camera {
  if (style === 'upright') return { yawDegrees: 30, pitchDegrees: 16 };
  return rack ? { yawDegrees: 14, pitchDegrees: 20 } : { yawDegrees: 19, pitchDegrees: 23 };
}

/** Gradients of the faces, and the mask that fades the reflection into the water. */
function faceDefinitions(housing: Housing, height: number, mirror: Box): string {
  return [
    linear(
      'top',
      [0, 0, 0.25, 1],
      [
        [0, housing.top[1]],
        [1, housing.top[0]],
      ],
    ),
    linear(
      'light',
      [0, 0, 1, 0.5],
      [
        [0, '#fff', 0.16],
        [0.4, '#fff', 0],
        [0.7, '#fff', 0.1],
        [1, '#fff', 0],
      ],
    ),
    linear(
      'side',
      [0, 0, 1, 0.3],
      [
        [0, housing.side[0]],
        [1, housing.side[1]],
      ],
    ),
    linear(
      'fade',
      [0, mirror.y, 0, height],
      [
        [0, '#fff', 0],
        [1, '#fff', 0.26],
      ],
      'userSpaceOnUse',
    ),
    el(
      'mask',
      { id: 'mirror', maskUnits: 'userSpaceOnUse', ...mirror },
      rect(mirror, { fill: 'url(#fade)' }),
    ),
  ].join('');
}

function mirrorPicture(faces: Faces, depth: number, height: number): string {
  const side = rect({ x: 0, y: 0, width: depth, height }, { fill: 'url(#side)' });
  return (
    group({ transform: faces.frontMirror }, group({ mask: 'url(#mirror)' }, el('use', { href: '#panel' }))) +
    group({ transform: faces.rightMirror }, group({ mask: 'url(#mirror)' }, side))
  );
}

interface ChassisView {
  camera?: Camera;
  /** Projection of a scene, in place of a camera. */
  project?: Project;
  /** Whether it stands on the water, which reflects it. */
  mirrored?: boolean;
}

export function drawChassis(
  context: DrawingContext,
  device: Device,
  finePrint: boolean,
  { camera, project: own, mirrored = true }: ChassisView = {},
): Figure {
  const { hardware, spec } = device;
  const { widthMm: width, heightMm: height } = hardware.size;
  const depth = drawnDepth(hardware);
  const housing = context.housings[spec.kind];
  const layout = layPanel(context, spec, hardware);
  const ears = hasEars(hardware);
  const upright = layout.style === 'upright';
  const project = own ?? projector(camera ?? cameraOf(layout, ears));
  const faces = facesOf(project, width, height, depth);
  const antennas = antennaPlaces(spec, width).map((x) => project(x, height * 0.55, depth));
  const antennaLength = Math.max(70, Math.min(150, width * 0.5));
  const outer = ears ? EAR_WIDTH : 0;
  const fade = Math.min(height, 26);
  const mirror = { x: -outer, y: height - fade, width: Math.max(width, depth) + outer * 2, height: fade };
  const corners: Point[] = [0, height].flatMap((y) => [
    project(-outer, y, 0),
    project(width + outer, y, 0),
    project(width, y, depth),
    project(0, y, depth),
  ]);
  const xs = corners.map(([x]) => x);
  const ys = [...corners.map(([, y]) => y), ...antennas.map(([, y]) => y - antennaLength)];
  return {
    defs: [
      panelDefs(context, layout, housing),
      faceDefinitions(housing, height, mirror),
      antennas.length > 0 ? paddleDefinition(housing) : '',
      group({ id: 'panel' }, drawPanel(layout, { context, housing, model: device.model, ears, finePrint })),
    ].join(''),
    body: [
      mirrored ? mirrorPicture(faces, depth, height) : '',
      ...antennas.map(([x, y]) => paddle(x, y, antennaLength, housing)),
      group({ transform: faces.right }, drawSide(context, hardware, housing)),
      group({ transform: faces.top }, drawTop(context, hardware, housing, ears)),
      el('use', { href: '#panel', transform: faces.front }),
      edges(project, width, height, depth, housing),
    ].join(''),
    bounds: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    relativeSize: upright ? height / 160 : width / 440,
    base: [project(0, 0, 0), project(width, 0, 0), project(width, 0, depth), project(0, 0, depth)],
  };
}
