import type { Hardware, ProductSpec } from '../../records/product/record.ts';
import { mark } from './brand.ts';
import type { DrawingContext } from './context.ts';
import type { Housing } from './housing.ts';
import { layPanel } from './layout/lay-panel.ts';
import type { PanelLayout } from './layout/panel-layout.ts';
import { drawPanel, EAR_WIDTH, grille, panelDefinitions } from './panel.ts';
import { connectorDefinitions, type PortShape } from './ports.ts';
import {
  boundsOf,
  type Camera,
  type Faces,
  facesOf,
  floorOf,
  type Project,
  projector,
} from './projection.ts';
import { type Figure, mirrorDefinitions } from './stage.ts';
import { linear, lineThrough, type Point, svg } from './svg.ts';

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
  const [left, top] = [x - 5.5, foot - length];
  return svg`<rect x="${x - 4}" y="${foot - 9}" width="8" height="14" rx="2" fill="${housing.side[1]}"/>
    <rect x="${left}" y="${top}" width="11" height="${length - 6}" rx="4.6" fill="url(#paddle)"/>
    <rect x="${left + 1.7}" y="${top + 4}" width="1.1" height="${length - 20}" rx="0.5" fill="#fff"
      opacity="0.22"/>`;
}

export function paddleDefinition({ front, top, side }: Pick<Housing, 'front' | 'top' | 'side'>): string {
  return linear('paddle', [0, 0, 1, 0], { 0: front[1], 0.3: top[0], 1: side[1] });
}

function drawTop(context: DrawingContext, hardware: Hardware, housing: Housing, rack: boolean): string {
  const { widthMm: width } = hardware.size;
  const depth = drawnDepth(hardware);
  const size = Math.min(width, depth) * (rack ? 0.26 : 0.3);
  const seam = svg`<path d="M0 ${depth - 14}H${width}"
    stroke="${housing.hole}" stroke-opacity="0.28" stroke-width="0.5"/>`;
  const screws = [0.03, 0.5, 0.97].map(
    (share) =>
      svg`<circle cx="${share * width}" cy="${depth - 7}" r="2.1" fill="${housing.side[0]}" opacity="0.75"/>`,
  );
  const vent = { x: width * 0.14, y: depth * 0.1, width: width * 0.72, height: Math.min(30, depth * 0.2) };
  const emboss = mark(context, width * 0.5 - size / 2, depth * 0.54 - size / 2, size, {
    wave: housing.emboss,
    mirror: context.colours.accent,
  });
  return [
    svg`<rect x="0" y="0" width="${width}" height="${depth}" fill="url(#top)"/>
      <rect x="0" y="0" width="${width}" height="${depth}" fill="url(#light)"/>`,
    ...(rack ? [seam, ...screws] : []),
    hardware.cooling === 'ファンレス' ? grille(vent, housing.side[1], 5) : '',
    emboss && svg`<g opacity="0.6">${emboss}</g>`,
  ].join('');
}

function drawSide({ colours }: DrawingContext, hardware: Hardware, housing: Housing): string {
  const { heightMm: height } = hardware.size;
  const depth = drawnDepth(hardware);
  const fanned = hardware.cooling !== 'ファンレス';
  return [
    svg`<rect x="0" y="0" width="${depth}" height="${height}" fill="url(#side)"/>`,
    grille(
      fanned
        ? { x: depth * 0.34, y: height * 0.2, width: depth * 0.5, height: height * 0.6 }
        : { x: depth * 0.2, y: height * 0.3, width: depth * 0.6, height: height * 0.4 },
      housing.hole,
      fanned ? 5 : 4,
    ),
    housing.hasLine
      ? svg`<rect x="0" y="${height - 1.5}" width="${depth}" height="1.1" fill="${colours.accent}"
        opacity="0.5"/>`
      : '',
  ].join('');
}

function edges(project: Project, width: number, height: number, depth: number, housing: Housing): string {
  const [topLeft, topRight] = [project(0, height, 0), project(width, height, 0)];
  const far = project(width, height, depth);
  const outline = lineThrough([topLeft, project(0, height, depth), far, project(width, 0, depth)]);
  return [
    housing.outline
      ? svg`<path d="${outline}" fill="none" stroke="${housing.outline}" stroke-opacity="0.7"
          stroke-width="${width * 0.0016}"/>`
      : '',
    svg`<path d="${lineThrough([topLeft, topRight, far])}" fill="none" stroke="${housing.edge}"
        stroke-width="${width * 0.0022}" stroke-linejoin="round"/>
      <path d="${lineThrough([topRight, project(width, 0, 0)])}" stroke="${housing.edge}"
        stroke-opacity="0.55" stroke-width="${width * 0.0018}"/>`,
  ].join('');
}

function cameraOf({ style }: PanelLayout, rack: boolean): Camera {
  if (style === 'upright') return { yawDegrees: 30, pitchDegrees: 16 };
  return rack ? { yawDegrees: 14, pitchDegrees: 20 } : { yawDegrees: 19, pitchDegrees: 23 };
}

/** Gradients of the faces. */
function faceDefinitions({ top, side }: Housing): string {
  return [
    linear('top', [0, 0, 0.25, 1], { 0: top[1], 1: top[0] }),
    linear('light', [0, 0, 1, 0.5], { 0: '#fff 0.16', 0.4: '#fff 0', 0.7: '#fff 0.1', 1: '#fff 0' }),
    linear('side', [0, 0, 1, 0.3], { 0: side[0], 1: side[1] }),
  ].join('');
}

function mirrorPicture(faces: Faces, depth: number, height: number): string {
  return svg`<g transform="${faces.frontMirror}"><g mask="url(#mirror)"><use href="#panel"/></g></g>
    <g transform="${faces.rightMirror}"><g mask="url(#mirror)">
      <rect x="0" y="0" width="${depth}" height="${height}" fill="url(#side)"/>
    </g></g>`;
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
  const project = own ?? projector(camera ?? cameraOf(layout, ears));
  const faces = facesOf(project, width, height, depth);
  const antennas = antennaPlaces(spec, width).map((x) => project(x, height * 0.55, depth));
  const antennaLength = Math.max(70, Math.min(150, width * 0.5));
  const outer = ears ? EAR_WIDTH : 0;
  const fade = Math.min(height, 26);
  const mirror = { x: -outer, y: height - fade, width: Math.max(width, depth) + outer * 2, height: fade };
  const corners = [0, height].flatMap((y) => [
    project(-outer, y, 0),
    project(width + outer, y, 0),
    project(width, y, depth),
    project(0, y, depth),
  ]);
  return {
    defs: [
      panelDefs(context, layout, housing),
      faceDefinitions(housing),
      mirrorDefinitions(mirror, 0.26),
      antennas.length > 0 ? paddleDefinition(housing) : '',
      svg`<g id="panel">
        ${drawPanel(layout, { context, housing, model: device.model, ears, finePrint })}</g>`,
    ].join(''),
    body: [
      mirrored ? mirrorPicture(faces, depth, height) : '',
      ...antennas.map(([x, y]) => paddle(x, y, antennaLength, housing)),
      svg`<g transform="${faces.right}">${drawSide(context, hardware, housing)}</g>
        <g transform="${faces.top}">${drawTop(context, hardware, housing, ears)}</g>
        <use href="#panel" transform="${faces.front}"/>`,
      edges(project, width, height, depth, housing),
    ].join(''),
    bounds: boundsOf([...corners, ...antennas.map(([x, y]): Point => [x, y - antennaLength])]),
    relativeSize: layout.style === 'upright' ? height / 160 : width / 440,
    base: floorOf(project, 0, width, depth),
  };
}
