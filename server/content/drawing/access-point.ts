import type { Hardware, ProductSpec } from '../schema/product.ts';
import { logotype, logotypeWidth, mark } from './brand.ts';
import { paddle, paddleDefinition } from './chassis.ts';
import { type Draft, placeRow, widthOf } from './layout.ts';
import { drawPort } from './panel.ts';
import { connectorDefinitions, FOOTPRINT, type PortShape, shapeOf } from './ports.ts';
import { facesOf, hull, type Project, projector, roundedOutline } from './projection.ts';
import type { Figure } from './stage.ts';
import { el, group, linear, num, type Point, polygon, print, radial, rect } from './svg.ts';
import { INK, themeOf } from './theme.ts';

type AccessPoint = Extract<ProductSpec, { kind: 'access-point' }>;
export type AccessPointForm = 'ceiling' | 'plate' | 'outdoor';

const THEME = themeOf('access-point');

export function formOf({ mounting, ipRating, size }: Hardware): AccessPointForm {
  if (ipRating) return 'outdoor';
  if (mounting.includes('埋込') && size.heightMm > size.depthMm) return 'plate';
  return size.heightMm <= Math.min(size.widthMm, size.depthMm) ? 'ceiling' : 'outdoor';
}

/** A slice of a rounded body between two heights or depths, seen from outside. */
function slice(near: readonly Point[], far: readonly Point[], fill: string): string {
  return el('path', {
    d: polygon(hull([...near, ...far])),
    fill,
    stroke: '#a9bac6',
    'stroke-opacity': 0.55,
    'stroke-width': 0.6,
  });
}

function boundsOf(points: readonly Point[]): Figure['bounds'] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function bodyDefinitions(): string {
  return [
    linear(
      'wall',
      [0, 0, 1, 0],
      [
        [0, '#dbe4ea'],
        [0.3, '#f3f6f8'],
        [0.62, '#c2cfd8'],
        [1, '#8fa2b1'],
      ],
    ),
    linear(
      'bevel',
      [0, 0, 1, 0.6],
      [
        [0, '#fff'],
        [0.5, '#f1f5f7'],
        [1, '#c3d0d9'],
      ],
    ),
    linear(
      'face',
      [0, 0, 1, 1],
      [
        [0, '#fff'],
        [0.55, '#f8fafb'],
        [1, '#dce5eb'],
      ],
    ),
    linear(
      'rim',
      [0, 0, 0, 1],
      [
        [0.35, INK.aqua, 0],
        [0.75, INK.aqua, 0.9],
        [1, '#19c3d2', 1],
      ],
    ),
    radial(
      'status',
      [0.5, 0.5, 0.5],
      [
        [0, INK.aquaLight, 0.85],
        [1, INK.aquaLight, 0],
      ],
    ),
  ].join('');
}

/** The one light of the device: a bar, before Wi-Fi 6 a dot. */
function statusLight(
  generation: AccessPoint['wifiGeneration'],
  cx: number,
  cy: number,
  reach: number,
): string {
  const glow = el('circle', { cx, cy, r: reach * 0.34, fill: 'url(#status)', opacity: 0.8 });
  if (generation === 'Wi-Fi 5') return glow + el('circle', { cx, cy, r: 2, fill: INK.aqua });
  return glow + rect({ x: cx - 9, y: cy - 1.1, width: 18, height: 2.2 }, { rx: 1.1, fill: INK.aqua });
}

function ceilingFace(spec: AccessPoint, model: string, size: number, depth: number, radius: number): string {
  const inner = size * 0.12;
  const brand = size * 0.088;
  const dense = spec.radios.length > 3 || spec.size.heightMm > 50;
  const groove = { fill: 'none', stroke: '#b9c7d1', 'stroke-width': 0.7 };
  const box = { x: inner, y: inner, width: size - inner * 2, height: depth - inner * 2 };
  const rx = Math.max(8, radius - inner * 0.7);
  const outer = inner * 0.5;
  const secondGroove = dense
    ? rect(
        { x: outer, y: outer, width: size - outer * 2, height: depth - outer * 2 },
        { rx: Math.max(8, radius - outer * 0.6), ...groove },
      )
    : '';
  // Wi-Fi 7 devices shine along the groove, brightest towards the viewer.
  const light =
    spec.wifiGeneration === 'Wi-Fi 7'
      ? rect(box, { rx, fill: 'none', stroke: 'url(#rim)', 'stroke-width': 6, opacity: 0.25 }) +
        rect(box, { rx, fill: 'none', stroke: 'url(#rim)', 'stroke-width': 2 })
      : statusLight(spec.wifiGeneration, size / 2, depth * 0.62, size * 0.13);
  return [
    rect(
      { x: 0, y: 0, width: size, height: depth },
      { rx: radius, fill: 'url(#face)', stroke: '#c9d5dd', 'stroke-width': 0.6 },
    ),
    rect(box, { rx, ...groove }),
    rect({ ...box, x: box.x + 1, y: box.y + 1 }, { rx, ...groove, stroke: '#fff', 'stroke-width': 0.9 }),
    secondGroove,
    light,
    logotype(size / 2 - logotypeWidth(brand) / 2, depth * 0.46 - brand / 2, brand, {
      wave: '#5d7487',
      mirror: INK.aqua,
    }),
    print(spec.wifiGeneration, {
      x: size / 2,
      y: depth - inner - size * 0.058,
      'font-size': size * 0.034,
      'font-weight': 600,
      'letter-spacing': size * 0.003,
      'text-anchor': 'middle',
      fill: INK.aqua,
    }),
    print(model, {
      x: size / 2,
      y: depth - inner - size * 0.02,
      'font-size': size * 0.026,
      'letter-spacing': size * 0.002,
      'text-anchor': 'middle',
      fill: THEME.softPrint,
    }),
  ].join('');
}

/** A dome that lies on the water with its face up, as it would hang from the ceiling. */
function drawCeiling(model: string, spec: AccessPoint): Figure {
  const { widthMm: width, depthMm: depth, heightMm: height } = spec.size;
  const project = projector({ yawDegrees: 27, pitchDegrees: 47 });
  const roundness = spec.wifiGeneration === 'Wi-Fi 7' ? 0.3 : spec.wifiGeneration === 'Wi-Fi 5' ? 0.48 : 0.22;
  const ring = (inset: number, y: number) => {
    const [w, d] = [width - inset * 2, depth - inset * 2];
    const radius = Math.max(4, Math.min(w, d) * roundness);
    return roundedOutline(w, d, radius).map(([px, pz]) => project(px + inset, y, pz + inset));
  };
  const cap = width * 0.035;
  const [faceWidth, faceDepth] = [width - cap * 2, depth - cap * 2];
  const faces = facesOf(project, faceWidth, 0, faceDepth);
  const shift = project(cap, height, cap);
  const all = [...ring(0, height * 0.4), ...ring(cap, height), ...ring(width * 0.06, 0)];
  return {
    defs: bodyDefinitions(),
    body: [
      slice(ring(width * 0.09, height * 0.02), ring(width * 0.09, height * 0.2), '#8798a6'),
      slice(ring(width * 0.045, height * 0.14), ring(0, height * 0.42), 'url(#wall)'),
      slice(ring(0, height * 0.42), ring(0, height * 0.6), 'url(#wall)'),
      slice(ring(0, height * 0.6), ring(cap, height), 'url(#bevel)'),
      group(
        { transform: `translate(${num(shift[0])} ${num(shift[1])})` },
        group(
          { transform: faces.top },
          ceilingFace(spec, model, faceWidth, faceDepth, Math.min(faceWidth, faceDepth) * roundness),
        ),
      ),
    ].join(''),
    bounds: boundsOf(all),
    base: ring(width * 0.05, 0),
    relativeSize: width / 290,
  };
}

/** The ports that a room sees: the feed from the wall stays hidden behind the plate. */
function plateDrafts(spec: AccessPoint): Draft[] {
  return spec.ports
    .filter(({ role }) => role !== 'uplink')
    .map((ports, index) => ({
      group: ports,
      shape: shapeOf(ports.kind, spec),
      count: ports.count,
      first: 1,
      rows: 1,
      columns: ports.count,
      gap: index > 0 ? 1.6 : 0,
    }));
}

function plateFace(model: string, spec: AccessPoint, radius: number): string {
  const { widthMm: width, heightMm: height } = spec.size;
  const drafts = plateDrafts(spec);
  const brand = Math.min(8.5, width * 0.1);
  const margin = width * 0.07;
  const scale = drafts.length > 0 ? Math.min(1, (width - margin * 2 - 4) / widthOf(drafts)) : 1;
  const left = (width - widthOf(drafts) * scale) / 2;
  const bay = FOOTPRINT.rj45.height * scale + 7;
  const centre = height - margin - bay / 2;
  const blocks = placeRow(drafts, left, centre, scale);
  return [
    rect({ x: 0, y: 0, width, height }, { rx: radius, fill: 'url(#face)' }),
    rect(
      { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 },
      { rx: radius * 0.6, fill: 'none', stroke: '#c3cfd8', 'stroke-width': 0.5 },
    ),
    drafts.length > 0
      ? rect(
          { x: margin, y: centre - bay / 2, width: width - margin * 2, height: bay },
          { rx: radius * 0.6, fill: '#d5dfe6' },
        ) + blocks.flatMap(({ ports }) => ports.map(drawPort)).join('')
      : '',
    logotype(width / 2 - logotypeWidth(brand) / 2, height * 0.2, brand, {
      wave: '#5d7487',
      mirror: INK.aqua,
    }),
    group(
      { opacity: 0.16 },
      mark(width * 0.29, height * 0.33, width * 0.42, { wave: THEME.softPrint, mirror: INK.aqua }),
    ),
    rect({ x: width / 2 - 6, y: height * 0.12, width: 12, height: 1.5 }, { rx: 0.75, fill: INK.aqua }),
    el('circle', { cx: width / 2, cy: height * 0.126, r: 9, fill: 'url(#status)', opacity: 0.7 }),
    print(`${spec.wifiGeneration}  ${model}`, {
      x: width / 2,
      y: centre - bay / 2 - 3,
      'font-size': 2.7,
      'letter-spacing': 0.1,
      'text-anchor': 'middle',
      fill: THEME.softPrint,
    }),
  ].join('');
}

function upright(project: Project, width: number, height: number, radius: number) {
  return (inset: number, z: number) =>
    roundedOutline(width - inset * 2, height - inset * 2, Math.max(1, radius - inset)).map(([px, py]) =>
      project(px + inset, height - (py + inset), z),
    );
}

/** A cover plate as it sits in the wall: only what stands out of the wall is drawn in full depth. */
function drawPlate(model: string, spec: AccessPoint): Figure {
  const { widthMm: width, heightMm: height } = spec.size;
  const depth = Math.min(spec.size.depthMm, 24);
  const radius = 7;
  const project = projector({ yawDegrees: 27, pitchDegrees: 13 });
  const outline = upright(project, width, height, radius);
  const rear = Math.min(spec.size.depthMm, 44);
  return {
    defs:
      bodyDefinitions() +
      connectorDefinitions(new Set<PortShape>(plateDrafts(spec).map(({ shape }) => shape)), new Set()),
    body: [
      slice(outline(width * 0.14, depth), outline(width * 0.14, rear), '#8d9dab'),
      slice(outline(0, 2), outline(0, depth * 0.55), 'url(#wall)'),
      slice(outline(0, 2), outline(1.2, 0), 'url(#bevel)'),
      group({ transform: facesOf(project, width, height, depth).front }, plateFace(model, spec, radius)),
    ].join(''),
    bounds: boundsOf([...outline(0, 0), ...outline(0, depth)]),
    relativeSize: height / 150,
    base: [project(4, 0, 0), project(width - 4, 0, 0), project(width - 4, 0, depth), project(4, 0, depth)],
  };
}

function outdoorFace(model: string, spec: AccessPoint, radius: number): string {
  const { widthMm: width, heightMm: height } = spec.size;
  const brand = width * 0.1;
  const ribs = Array.from({ length: 5 }, (_, index) => height * (0.2 + index * 0.022));
  return [
    rect({ x: 0, y: 0, width, height }, { rx: radius, fill: 'url(#face)' }),
    rect(
      { x: width * 0.06, y: height * 0.06, width: width * 0.88, height: height * 0.88 },
      { rx: radius * 0.75, fill: 'none', stroke: '#bccad4', 'stroke-width': 0.8 },
    ),
    logotype(width / 2 - logotypeWidth(brand) / 2, height * 0.42, brand, {
      wave: '#4d6478',
      mirror: INK.aqua,
    }),
    el('path', {
      d: ribs.map((y) => `M${num(width * 0.3)} ${num(y)}H${num(width * 0.7)}`).join(''),
      stroke: '#d3dde4',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
    statusLight('Wi-Fi 6', width / 2, height * 0.62, width * 0.12),
    print(`${spec.wifiGeneration}   ${model}`, {
      x: width / 2,
      y: height * 0.86,
      'font-size': width * 0.034,
      'letter-spacing': 0.3,
      'text-anchor': 'middle',
      fill: THEME.softPrint,
    }),
    spec.ipRating
      ? print(spec.ipRating, {
          x: width / 2,
          y: height * 0.81,
          'font-size': width * 0.034,
          'font-weight': 600,
          'letter-spacing': 0.6,
          'text-anchor': 'middle',
          fill: INK.aqua,
        })
      : '',
  ].join('');
}

/** A sealed box with cable glands below and, where the record says so, antennas on N sockets. */
function drawOutdoor(model: string, spec: AccessPoint): Figure {
  const { widthMm: width, heightMm: height, depthMm: depth } = spec.size;
  const radius = Math.min(width, height) * 0.12;
  const project = projector({ yawDegrees: 27, pitchDegrees: 15 });
  const outline = upright(project, width, height, radius);
  const chains =
    spec.antenna === '外付け' ? Math.min(4, Math.max(...spec.radios.map(({ streams }) => streams))) : 0;
  const length = height * 0.62;
  const antennas = Array.from({ length: chains }, (_, index) =>
    project(width * (0.14 + (0.72 * index) / Math.max(1, chains - 1)), height - 4, depth * 0.5),
  );
  const glands = spec.ports
    .flatMap(({ count }) => Array.from({ length: count }, () => 0))
    .map((_, index, all) => {
      const x = width * (0.5 + (index - (all.length - 1) / 2) * 0.2);
      const [gx, gy] = project(x, 0, depth * 0.4);
      return (
        rect({ x: gx - 10, y: gy - 6, width: 20, height: 15 }, { rx: 2.5, fill: '#74838f' }) +
        rect({ x: gx - 8, y: gy + 7, width: 16, height: 13 }, { rx: 4, fill: '#4f5d69' })
      );
    });
  const fins = Array.from({ length: 7 }, (_, index) => depth * (0.3 + index * 0.085));
  return {
    defs:
      bodyDefinitions() +
      paddleDefinition({ ...THEME, front: ['#e8edf1', '#dfe6eb'], side: ['#c9d3da', '#a9b8c4'] }),
    body: [
      ...antennas.map(([x, y]) =>
        group({}, paddle(x, y, length, { ...THEME, side: ['#74838f', '#74838f'] })),
      ),
      ...glands,
      slice(outline(radius * 0.3, depth * 0.2), outline(radius * 0.3, depth), 'url(#wall)'),
      ...fins.map((z) =>
        el('path', {
          d: finPath(project, width, height, radius, z),
          fill: 'none',
          stroke: '#6f8291',
          'stroke-opacity': 0.55,
          'stroke-width': 1.3,
        }),
      ),
      slice(outline(0, depth * 0.08), outline(0, depth * 0.24), 'url(#wall)'),
      slice(outline(0, depth * 0.08), outline(3, 0), 'url(#bevel)'),
      group({ transform: facesOf(project, width, height, depth).front }, outdoorFace(model, spec, radius)),
    ].join(''),
    bounds: boundsOf([
      ...outline(0, 0),
      ...outline(0, depth),
      ...antennas.map(([x, y]): Point => [x, y - length]),
      [project(width / 2, 0, 0)[0], project(width / 2, 0, depth * 0.4)[1] + 20],
    ]),
    relativeSize: height / 250,
    base: [
      project(12, 0, 0),
      project(width - 12, 0, 0),
      project(width - 12, 0, depth),
      project(12, 0, depth),
    ],
    lift: 24,
  };
}

/** The visible part of a cooling fin: up the right side and over the corner. */
function finPath(project: Project, width: number, height: number, radius: number, z: number): string {
  const inset = radius * 0.3;
  const from = project(width - inset, radius, z);
  const to = project(width - inset, height - radius, z);
  return `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`;
}

export function drawAccessPoint(model: string, spec: AccessPoint): Figure {
  switch (formOf(spec)) {
    case 'plate':
      return drawPlate(model, spec);
    case 'outdoor':
      return drawOutdoor(model, spec);
    case 'ceiling':
      return drawCeiling(model, spec);
  }
}
