import { escapeXml } from '../../shared/text/escape-xml.ts';
import type { Palette } from '../../shared/topology/drawing.ts';
import { edgeText, type Topology, type TopologyEdge } from '../../shared/topology/graph.ts';
import { type Box, layoutTopology, type PlacedPart, type PlacedTier } from '../../shared/topology/layout.ts';
import { LINK_NAMES } from '../../shared/topology/links.ts';

/** draw.io shows devices at twice their size on a phone. */
const SCALE = 2;
const MARGIN = 40;
const FONT_SIZE = 14;

/** Cells that every model starts with: its root, and the layer that contains all others. */
const LAYER = 'layer';
const FOUNDATION = `<mxCell id="root"/><mxCell id="${LAYER}" parent="root"/>`;

/** Attributes with escaped values; an unescaped line break would be read as a space. */
function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value)).replace(/\n/g, '&#10;')}"`)
    .join('');
}

/** `fontSize=14;html=0;…`: removes semicolons from values, because they separate styles. */
function styleOf(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${String(value).replace(/;/g, '')};`)
    .join('');
}

function geometry({ x, y, width, height }: Box): string {
  const [left, top] = [MARGIN + x * SCALE, MARGIN + y * SCALE].map(Math.round);
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
  return `<mxGeometry${attributes({ x: left ?? 0, y: top ?? 0, ...size, as: 'geometry' })}/>`;
}

function vertex(id: string, value: string, style: string, box: Box): string {
  const cell = attributes({ id, value, style, vertex: 1, parent: LAYER });
  return `<mxCell${cell}>${geometry(box)}</mxCell>`;
}

/** draw.io accepts base64 after a plain comma; the `;base64` of a data URI would end the style. */
function imageOf(dataUri: string): string {
  return dataUri.replace(';base64,', ',');
}

function tierCell({ tier, name, band }: PlacedTier, palette: Palette): string {
  const style = styleOf({
    ...{ rounded: 1, arcSize: 4, html: 0, whiteSpace: 'wrap', fontSize: FONT_SIZE },
    ...{ fillColor: palette.colour('surface'), strokeColor: palette.colour('line') },
    ...{ fontColor: palette.colour('ink-soft'), align: 'left', verticalAlign: 'top', spacingLeft: 8 },
  });
  return vertex(`tier-${tier}`, name, style, band);
}

const BELOW = { verticalLabelPosition: 'bottom', verticalAlign: 'top', html: 0 } as const;

function shapeOf({ part }: PlacedPart, palette: Palette): Record<string, string | number> {
  const picture = part.picture && palette.picture(part.picture);
  if (picture) return { shape: 'image', ...BELOW, imageAspect: 0, aspect: 'fixed', image: imageOf(picture) };
  return {
    ...(part.sign === 'cloud' ? { shape: 'cloud' } : { rounded: 1 }),
    ...BELOW,
    ...{ fillColor: palette.colour('white'), strokeColor: palette.colour('accent') },
  };
}

/** Cell of a device, linked to its page if it is a product. */
function partCell(id: string, placed: PlacedPart, palette: Palette, origin: string): string {
  const { part, picture, notes } = placed;
  const style = styleOf({
    ...shapeOf(placed, palette),
    ...{ fontSize: FONT_SIZE, fontColor: palette.colour('ink') },
  });
  const label = [part.name, ...notes].join('\n');
  if (!part.path) return vertex(id, label, style, picture);
  const cell = attributes({ style, vertex: 1, parent: LAYER });
  const object = attributes({ id, label, link: origin + part.path });
  return `<UserObject${object}><mxCell${cell}>${geometry(picture)}</mxCell></UserObject>`;
}

interface Connector {
  source: string;
  target: string;
  label: string;
  isManagement: boolean;
}

function connectorCell(index: number, connector: Connector, palette: Palette): string {
  const { source, target, label, isManagement } = connector;
  const style = styleOf({
    ...{ endArrow: 'none', html: 0, rounded: 1, edgeStyle: 'orthogonalEdgeStyle', fontSize: FONT_SIZE },
    strokeColor: palette.colour(isManagement ? 'accent' : 'ink-soft'),
    ...(isManagement && { dashed: 1 }),
  });
  const cell = attributes({
    id: `link-${index}`,
    value: label,
    style,
    edge: 1,
    parent: LAYER,
    source,
    target,
  });
  return `<mxCell${cell}><mxGeometry relative="1" as="geometry"/></mxCell>`;
}

function connectorsOf(
  { edges, pairs = [], management }: Topology,
  idOf: (key: string) => string | undefined,
): Connector[] {
  const named = [
    ...edges.map((edge) => ({
      ...{ from: edge.upper, to: edge.lower, isManagement: false },
      label: edgeText(edge),
    })),
    ...pairs
      .filter(({ keys, isDouble }) => isDouble || !edges.some((edge) => isBetween(edge, keys)))
      .map(({ keys: [from, to], kind }) => ({ from, to, label: LINK_NAMES[kind], isManagement: false })),
    ...management.flatMap(({ manager, managed }) =>
      managed.map((to) => ({ from: manager, to, label: '', isManagement: true })),
    ),
  ];
  return named.flatMap(({ from, to, ...rest }) => {
    const [source, target] = [idOf(from), idOf(to)];
    return source && target ? [{ source, target, ...rest }] : [];
  });
}

function isBetween({ upper, lower }: TopologyEdge, keys: readonly string[]): boolean {
  return keys.includes(upper) && keys.includes(lower) && upper !== lower;
}

/**
 * Generates an editable draw.io file (mxGraphModel, uncompressed) of a network diagram: devices are pictures, and lines
 * are connectors attached to them.
 *
 * @param origin of the site, for links to products
 */
export function topologyDrawio(topology: Topology, title: string, palette: Palette, origin: string): string {
  const { tiers, width, height } = layoutTopology(topology);
  const parts = tiers.flatMap((tier) => tier.parts);
  const ids = new Map(parts.map(({ part }, index) => [part.key, `part-${index}`]));
  const cells = [
    ...tiers.map((tier) => tierCell(tier, palette)),
    ...connectorsOf(topology, (key) => ids.get(key)).map((one, index) => connectorCell(index, one, palette)),
    ...parts.map((placed, index) => partCell(`part-${index}`, placed, palette, origin)),
  ];
  const size = {
    pageWidth: Math.ceil(width * SCALE + 2 * MARGIN),
    pageHeight: Math.ceil(height * SCALE + 2 * MARGIN),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<mxfile><diagram${attributes({ id: 'topology', name: title })}><mxGraphModel${attributes({ grid: 1, page: 1, ...size })}><root>
${FOUNDATION}
${cells.join('\n')}
</root></mxGraphModel></diagram></mxfile>
`;
}
