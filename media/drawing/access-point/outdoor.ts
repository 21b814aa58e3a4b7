import { logotype, logotypeWidth } from '../brand.ts';
import { paddle, paddleDefinition } from '../chassis.ts';
import type { DrawingContext } from '../context.ts';
import { boundsOf, facesOf, floorOf, type Project, projector } from '../projection.ts';
import type { Figure } from '../stage.ts';
import { lineThrough, type Point, print, svg } from '../svg.ts';
import { centresOf } from './antenna-sockets.ts';
import { type AccessPoint, bodyDefinitions, slice, statusLight, upright } from './body.ts';

function outdoorFace(context: DrawingContext, model: string, spec: AccessPoint, radius: number): string {
  const { widthMm: width, heightMm: height } = spec.size;
  const { accent } = context.colours;
  const { softPrint } = context.housings['access-point'];
  const brand = width * 0.1;
  const ribs = Array.from(
    { length: 5 },
    (_, index) => svg`M${width * 0.3} ${height * (0.2 + index * 0.022)}H${width * 0.7}`,
  );
  const line = (share: number) => svg`x="${width / 2}" y="${height * share}" font-size="${width * 0.034}"`;
  return [
    svg`<rect x="0" y="0" width="${width}" height="${height}" rx="${radius}" fill="url(#face)"/>
      <rect x="${width * 0.06}" y="${height * 0.06}" width="${width * 0.88}" height="${height * 0.88}"
        rx="${radius * 0.75}" fill="none" stroke="#bccad4" stroke-width="0.8"/>`,
    logotype(context, width / 2 - logotypeWidth(context, brand) / 2, height * 0.42, brand, {
      wave: context.shell.print.outdoors,
      mirror: accent,
    }),
    svg`<path d="${ribs}" stroke="#d3dde4" stroke-width="1.6" stroke-linecap="round"/>`,
    statusLight(context, 'Wi-Fi 6', width / 2, height * 0.62, width * 0.12),
    print(
      `${spec.wifiGeneration}   ${model}`,
      `${line(0.86)} letter-spacing="0.3" text-anchor="middle" fill="${softPrint}"`,
    ),
    spec.ipRating
      ? print(
          spec.ipRating,
          `${line(0.81)} font-weight="600" letter-spacing="0.6" text-anchor="middle" fill="${accent}"`,
        )
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
  const length = height * 0.62;
  const antennas = centresOf(spec, width).map((x) => project(x, height - 4, depth * 0.5));
  const count = spec.ports.reduce((sum, ports) => sum + ports.count, 0);
  const glands = Array.from({ length: count }, (_, index) => {
    const [x, y] = project(width * (0.5 + (index - (count - 1) / 2) * 0.2), 0, depth * 0.4);
    return svg`<rect x="${x - 10}" y="${y - 6}" width="20" height="15" rx="2.5" fill="#74838f"/>
      <rect x="${x - 8}" y="${y + 7}" width="16" height="13" rx="4" fill="#4f5d69"/>`;
  });
  // The visible part of a cooling fin: up the right side and over the corner.
  const fins = Array.from({ length: 7 }, (_, index) => {
    const [x, z] = [width - radius * 0.3, depth * (0.3 + index * 0.085)];
    return svg`<path d="${lineThrough([project(x, radius, z), project(x, height - radius, z)])}" fill="none"
      stroke="#6f8291" stroke-opacity="0.55" stroke-width="1.3"/>`;
  });
  return {
    defs:
      bodyDefinitions(context) +
      paddleDefinition({ ...housing, front: ['#e8edf1', '#dfe6eb'], side: ['#c9d3da', '#a9b8c4'] }),
    body: [
      ...antennas.map(
        ([x, y]) => svg`<g>${paddle(x, y, length, { ...housing, side: ['#74838f', '#74838f'] })}</g>`,
      ),
      ...glands,
      slice(outline(radius * 0.3, depth * 0.2), outline(radius * 0.3, depth), 'url(#wall)'),
      ...fins,
      slice(outline(0, depth * 0.08), outline(0, depth * 0.24), 'url(#wall)'),
      slice(outline(0, depth * 0.08), outline(3, 0), 'url(#bevel)'),
      svg`<g transform="${facesOf(project, width, height, depth).front}">
        ${outdoorFace(context, model, spec, radius)}</g>`,
    ].join(''),
    bounds: boundsOf([
      ...outline(0, 0),
      ...outline(0, depth),
      ...antennas.map(([x, y]): Point => [x, y - length]),
      [project(width / 2, 0, 0)[0], project(width / 2, 0, depth * 0.4)[1] + 20],
    ]),
    relativeSize: height / 250,
    base: floorOf(project, 12, width - 12, depth),
    lift: 24,
  };
}
