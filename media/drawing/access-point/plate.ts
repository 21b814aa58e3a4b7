import { logotype, logotypeWidth, mark } from '../brand.ts';
import type { DrawingContext } from '../context.ts';
import { type Draft, placeRow, widthOf } from '../layout/parts.ts';
import { drawPort } from '../panel.ts';
import { CONNECTORS, connectorDefinitions, shapeOf } from '../ports.ts';
import { boundsOf, facesOf, floorOf, type Project, projector } from '../projection.ts';
import type { Figure } from '../stage.ts';
import { print, svg } from '../svg.ts';
import { type AccessPoint, bodyDefinitions, slice, upright } from './body.ts';

/** Ports that are visible in the room: the uplink from the wall is hidden behind the plate. */
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

function plateFace(context: DrawingContext, model: string, spec: AccessPoint, radius: number): string {
  const { widthMm: width, heightMm: height } = spec.size;
  const drafts = plateDrafts(spec);
  const brand = Math.min(8.5, width * 0.1);
  const margin = width * 0.07;
  const scale = drafts.length > 0 ? Math.min(1, (width - margin * 2 - 4) / widthOf(drafts)) : 1;
  const left = (width - widthOf(drafts) * scale) / 2;
  const bay = CONNECTORS.rj45.height * scale + 7;
  const centre = height - margin - bay / 2;
  const blocks = placeRow(drafts, left, centre, scale);
  const { accent } = context.colours;
  const { softPrint } = context.housings['access-point'];
  const emblem = mark(context, width * 0.29, height * 0.33, width * 0.42, {
    wave: softPrint,
    mirror: accent,
  });
  return [
    svg`<rect x="0" y="0" width="${width}" height="${height}" rx="${radius}" fill="url(#face)"/>
      <rect x="${margin}" y="${margin}" width="${width - margin * 2}" height="${height - margin * 2}"
        rx="${radius * 0.6}" fill="none" stroke="#c3cfd8" stroke-width="0.5"/>`,
    drafts.length > 0
      ? svg`<rect x="${margin}" y="${centre - bay / 2}" width="${width - margin * 2}" height="${bay}"
          rx="${radius * 0.6}" fill="#d5dfe6"/>${blocks.flatMap(({ ports }) => ports.map(drawPort))}`
      : '',
    logotype(context, width / 2 - logotypeWidth(context, brand) / 2, height * 0.2, brand, {
      wave: context.shell.print.indoors,
      mirror: accent,
    }),
    emblem && svg`<g opacity="0.16">${emblem}</g>`,
    svg`<rect x="${width / 2 - 6}" y="${height * 0.12}" width="12" height="1.5" rx="0.75" fill="${accent}"/>
      <circle cx="${width / 2}" cy="${height * 0.126}" r="9" fill="url(#status)" opacity="0.7"/>`,
    print(
      `${spec.wifiGeneration}  ${model}`,
      svg`x="${width / 2}" y="${centre - bay / 2 - 3}" font-size="2.7" letter-spacing="0.1"
        text-anchor="middle" fill="${softPrint}"`,
    ),
  ].join('');
}

/** A cover plate mounted in the wall: only the part in front of the wall has its full depth. */
export function drawPlate(
  context: DrawingContext,
  model: string,
  spec: AccessPoint,
  project: Project = projector({ yawDegrees: 27, pitchDegrees: 13 }),
): Figure {
  const { widthMm: width, heightMm: height } = spec.size;
  const depth = Math.min(spec.size.depthMm, 24);
  const radius = 7;
  const outline = upright(project, width, height, radius);
  const rear = Math.min(spec.size.depthMm, 44);
  return {
    defs:
      bodyDefinitions(context) +
      connectorDefinitions(context, new Set(plateDrafts(spec).map(({ shape }) => shape))),
    body: [
      slice(outline(width * 0.14, depth), outline(width * 0.14, rear), '#8d9dab'),
      slice(outline(0, 2), outline(0, depth * 0.55), 'url(#wall)'),
      slice(outline(0, 2), outline(1.2, 0), 'url(#bevel)'),
      svg`<g transform="${facesOf(project, width, height, depth).front}">
        ${plateFace(context, model, spec, radius)}</g>`,
    ].join(''),
    bounds: boundsOf([...outline(0, 0), ...outline(0, depth)]),
    relativeSize: height / 150,
    base: floorOf(project, 4, width - 4, depth),
  };
}
