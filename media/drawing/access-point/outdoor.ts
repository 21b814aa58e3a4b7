import { logotype, logotypeWidth } from '../brand.ts';
import { paddle, paddleDefinition } from '../chassis.ts';
import type { DrawingContext } from '../context.ts';
import { facesOf, type Project, projector } from '../projection.ts';
import type { Figure } from '../stage.ts';
import { el, group, num, type Point, print, rect } from '../svg.ts';
import { antennaSockets } from './antenna-sockets.ts';
import { type AccessPoint, bodyDefinitions, boundsOf, slice, statusLight, upright } from './body.ts';

function outdoorFace(context: DrawingContext, model: string, spec: AccessPoint, radius: number): string {
  const { widthMm: width, heightMm: height } = spec.size;
  const brand = width * 0.1;
  const ribs = Array.from({ length: 5 }, (_, index) => height * (0.2 + index * 0.022));
  return [
    rect({ x: 0, y: 0, width, height }, { rx: radius, fill: 'url(#face)' }),
    rect(
      { x: width * 0.06, y: height * 0.06, width: width * 0.88, height: height * 0.88 },
      { rx: radius * 0.75, fill: 'none', stroke: '#bccad4', 'stroke-width': 0.8 },
    ),
    logotype(context, width / 2 - logotypeWidth(context, brand) / 2, height * 0.42, brand, {
      wave: context.shell.print.outdoors,
      mirror: context.colours.accent,
    }),
    el('path', {
      d: ribs.map((y) => `M${num(width * 0.3)} ${num(y)}H${num(width * 0.7)}`).join(''),
      stroke: '#d3dde4',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
    statusLight(context, 'Wi-Fi 6', width / 2, height * 0.62, width * 0.12),
    print(`${spec.wifiGeneration}   ${model}`, {
      x: width / 2,
      y: height * 0.86,
      'font-size': width * 0.034,
      'letter-spacing': 0.3,
      'text-anchor': 'middle',
      fill: context.housings['access-point'].softPrint,
    }),
    spec.ipRating
      ? print(spec.ipRating, {
          x: width / 2,
          y: height * 0.81,
          'font-size': width * 0.034,
          'font-weight': 600,
          'letter-spacing': 0.6,
          'text-anchor': 'middle',
          fill: context.colours.accent,
        })
      : '',
  ].join('');
}

/** A sealed box with cable glands below and, if the record lists them, antennas on their sockets. */
export function drawOutdoor(
  context: DrawingContext,
  model: string,
  spec: AccessPoint,
  project: Project = projector({ yawDegrees: 27, pitchDegrees: 15 }),
): Figure {
  const { widthMm: width, heightMm: height, depthMm: depth } = spec.size;
  const housing = context.housings['access-point'];
  const radius = Math.min(width, height) * 0.12;
  const outline = upright(project, width, height, radius);
  const chains = antennaSockets(spec);
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
      bodyDefinitions(context) +
      paddleDefinition({ ...housing, front: ['#e8edf1', '#dfe6eb'], side: ['#c9d3da', '#a9b8c4'] }),
    body: [
      ...antennas.map(([x, y]) =>
        group({}, paddle(x, y, length, { ...housing, side: ['#74838f', '#74838f'] })),
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
      group(
        { transform: facesOf(project, width, height, depth).front },
        outdoorFace(context, model, spec, radius),
      ),
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
