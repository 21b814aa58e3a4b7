import type { ColourName } from '../site/theme-schema.ts';
import type { Topology, TopologyEdge } from './graph.ts';
import {
  type Box,
  FONT_SIZE,
  LINE_HEIGHT,
  layoutTopology,
  type PlacedPart,
  type PlacedTier,
  SIDE,
  WIDTH,
} from './layout.ts';
import { DOUBLE, pairPaths, tenths } from './pair-lines.ts';
import type { Sign } from './part.ts';

/** An element of the drawing, with React's names of attributes. */
export interface Shape {
  tag: 'rect' | 'path' | 'image' | 'text';
  attributes: Readonly<Record<string, string | number>>;
  text?: string;
}

export interface Drawing {
  width: number;
  height: number;
  /** Defaults for all shapes: otherwise each attribute would be repeated dozens of times in a page. */
  defaults: Shape['attributes'];
  shapes: readonly Shape[];
}

/** Notation of the theme's colours and of pictures: custom properties in a page, values in a file. */
export interface Palette {
  colour(name: ColourName): string;
  /** Undefined for a picture that is not available. */
  picture(address: string): string | undefined;
}

const LANES = 3;
const LANE_WIDTH = 4;
/** Distance from a band at which lines turn into a lane, and from which on all lines are vertical. */
const TURN = 8;
const STRAIGHT = 22;

const SIGN_SIZE = { width: 58, height: 34 };
const SIGN_PATHS: Readonly<Record<Sign, string>> = {
  cloud: 'M13 28a8 8 0 0 1-1-16 11 11 0 0 1 21-4 9.5 9.5 0 0 1 13 8 6.2 6.2 0 0 1-1 12Z',
  device: 'M6 9h46v16H6ZM12 17h4m4 0h4m4 0h4',
  place: 'M13 30V5h19v25m0-17h14v17M7 30h44M18 11h3m5 0h3m-11 6h3m5 0h3m-11 6h3m5 0h3m9-4h3m-3 6h3',
  power: 'M22 4v8m14-8v8m-20 0h26v5a13 13 0 0 1-26 0Zm13 18v4',
  splitter: 'M5 17h12L41 4v26L17 17m24-9h10m-10 9h10m-10 9h10',
};

function line(palette: Palette, d: string, isManagement = false): Shape {
  return {
    tag: 'path',
    attributes: {
      d,
      fill: 'none',
      stroke: palette.colour(isManagement ? 'accent' : 'ink-soft'),
      strokeWidth: 1.5,
      ...(isManagement && { strokeDasharray: '4 3' }),
    },
  };
}

function words(
  palette: Palette,
  text: string,
  {
    x,
    y,
    colour = 'ink',
    isBold = false,
    anchor = 'middle',
    isOnLine = false,
  }: {
    x: number;
    y: number;
    colour?: ColourName;
    isBold?: boolean;
    anchor?: 'start' | 'middle';
    isOnLine?: boolean;
  },
): Shape {
  return {
    tag: 'text',
    attributes: {
      x: tenths(x),
      y: tenths(y),
      ...(anchor !== 'middle' && { textAnchor: anchor }),
      ...(colour !== 'ink' && { fill: palette.colour(colour) }),
      ...(isBold && { fontWeight: 700 }),
      // A white outline separates letters from a line behind them.
      ...(isOnLine && { stroke: palette.colour('white'), strokeWidth: 5, paintOrder: 'stroke' }),
    },
    text,
  };
}

function roundedBox({ x, y, width, height }: Box): Box {
  return { x: tenths(x), y: tenths(y), width: tenths(width), height: tenths(height) };
}

function rectangle(box: Box, attributes: Shape['attributes']): Shape {
  return { tag: 'rect', attributes: { ...roundedBox(box), ...attributes } };
}

function sign(palette: Palette, { part, picture }: PlacedPart): Shape {
  const x = picture.x + (picture.width - SIGN_SIZE.width) / 2;
  const y = picture.y + (picture.height - SIGN_SIZE.height) / 2;
  return {
    tag: 'path',
    attributes: {
      d: SIGN_PATHS[part.sign ?? 'device'],
      transform: `translate(${tenths(x)} ${tenths(y)})`,
      fill: 'none',
      stroke: palette.colour('accent'),
      strokeWidth: 1.5,
    },
  };
}

function partShapes(palette: Palette, placed: PlacedPart): Shape[] {
  const { part, picture, centre, name, notes, belowNotes } = placed;
  const href = part.picture && palette.picture(part.picture);
  const frame = rectangle(picture, {
    rx: 4,
    fill: href ? 'none' : palette.colour('white'),
    stroke: palette.colour(part.isMarked ? 'accent' : 'line'),
    ...(part.isMarked && { strokeWidth: 3 }),
  });
  return [
    ...(href
      ? [{ tag: 'image' as const, attributes: { href, ...roundedBox(picture) } }, frame]
      : [frame, sign(palette, placed)]),
    ...[...name, ...notes, ...belowNotes].map((text, index) =>
      words(palette, text, {
        x: centre,
        y: picture.y + picture.height + LINE_HEIGHT * (index + 1),
        isBold: index < name.length,
        colour: part.isMarked ? 'accent' : 'ink',
      }),
    ),
  ];
}

function tierShapes(palette: Palette, placed: PlacedTier, pairs: Topology['pairs'] = []): Shape[] {
  const { name, band, parts } = placed;
  const equals = pairPaths(placed, pairs);
  return [
    rectangle(band, { rx: 6, fill: palette.colour('surface'), stroke: palette.colour('line') }),
    words(palette, name, { x: band.x + 8, y: band.y + 15, colour: 'ink-soft', anchor: 'start' }),
    ...(equals === '' ? [] : [line(palette, equals)]),
    ...parts.flatMap((part) => partShapes(palette, part)),
  ];
}

interface Placed {
  at: PlacedPart;
  tier: number;
  band: Box;
}

/** A line from the bottom of one tier to the top of another; tiers in between are passed in a lane at the side. */
function edgePath(upper: Placed, lower: Placed, lane: number, aside = 0): string {
  const [from, to] = [tenths(upper.at.centre + aside), tenths(lower.at.centre + aside)];
  const [start, end] = [tenths(upper.band.y + upper.band.height), tenths(lower.band.y)];
  if (lower.tier - upper.tier === 1) {
    if (from === to) return `M${from} ${start}V${end}`;
    const turn = end - STRAIGHT;
    return `M${from} ${start}C${from} ${turn} ${to} ${start} ${to} ${turn}V${end}`;
  }
  const step = (lane % LANES) * LANE_WIDTH;
  return `M${from} ${start}v${TURN + step}H${2 + step}V${end - STRAIGHT - step}H${to}V${end}`;
}

/** Labels of lines, once above each part. */
function labelShapes(palette: Palette, places: Map<string, Placed>): Shape[] {
  return [...places.values()].flatMap(({ at: { centre, onLine }, band }) =>
    onLine === '' ? [] : [words(palette, onLine, { x: centre, y: band.y - 8, isOnLine: true })],
  );
}

/** Dashed lines along the right side, from a manager to every tier with devices that it can manage. */
function managementShapes(palette: Palette, { management }: Topology, places: Map<string, Placed>): Shape[] {
  const managed = management.flatMap(({ manager, managed: keys }) =>
    keys.length > 0 ? [manager, ...keys] : [],
  );
  const middles = managed.flatMap((key) => {
    const band = places.get(key)?.band;
    return band ? [tenths(band.y + band.height / 2)] : [];
  });
  if (middles.length === 0) return [];
  const [edge, rail] = [WIDTH - SIDE, WIDTH - 4];
  const stubs = [...new Set(middles)].map((y) => `M${edge} ${y}H${rail}`).join('');
  return [line(palette, `${stubs}M${rail} ${Math.min(...middles)}V${Math.max(...middles)}`, true)];
}

/** Lines from one part that pass a tier share a lane; each further part uses the next one. */
function lanesOf(edges: readonly TopologyEdge[], places: Map<string, Placed>): Map<string, number> {
  const passing = edges.filter(
    ({ upper, lower }) => (places.get(lower)?.tier ?? 0) - (places.get(upper)?.tier ?? 0) > 1,
  );
  return new Map([...new Set(passing.map(({ upper }) => upper))].map((key, lane) => [key, lane]));
}

/** White margin around the drawing in a file. */
export const FILE_MARGIN = 12;

/** Converts a network to shapes, which pages and files render alike. */
export function drawTopology(topology: Topology, palette: Palette): Drawing {
  const { width, height, tiers } = layoutTopology(topology);
  const places = new Map(
    tiers.flatMap(({ band, parts }, tier) =>
      parts.map((at): [string, Placed] => [at.part.key, { at, tier, band }]),
    ),
  );
  const lanes = lanesOf(topology.edges, places);
  const lines = topology.edges.flatMap((edge) => {
    const [upper, lower] = [places.get(edge.upper), places.get(edge.lower)];
    if (!upper || !lower) return [];
    const lane = lanes.get(edge.upper) ?? 0;
    if (!edge.isDouble) return [edgePath(upper, lower, lane)];
    return [edgePath(upper, lower, lane, -DOUBLE), edgePath(upper, lower, lane + 1, DOUBLE)];
  });
  return {
    width,
    height: tenths(height),
    defaults: { fontSize: FONT_SIZE, textAnchor: 'middle', fill: palette.colour('ink') },
    shapes: [
      line(palette, lines.join('')),
      ...managementShapes(palette, topology, places),
      ...tiers.flatMap((tier) => tierShapes(palette, tier, topology.pairs)),
      ...labelShapes(palette, places),
    ],
  };
}
