import { onceForEach } from '../once-for-each.ts';
import { edgeText, type Topology, type TopologyEdge, type TopologyTier } from './graph.ts';
import type { TopologyPart } from './part.ts';
import { linesOf, widthOf } from './text-lines.ts';

/**
 * Layout in pixels of a phone: the drawing is as wide as a phone's text column, so that letters of {@link FONT_SIZE}
 * keep their size there, and grows with a wider one. Tiers are stacked.
 */
export const WIDTH = 330;
export const FONT_SIZE = 12;
export const LINE_HEIGHT = 15;
/** Space at the sides of the bands for lines that pass a tier, and for management lines. */
export const SIDE = 14;

const PER_ROW = 4;
const PICTURE_MAX_WIDTH = 84;
const PICTURE_SHAPE = 3 / 4;
/** A part without a picture is shown by a sign. */
const SIGN_HEIGHT = 34;
const HEADER = 22;
const PADDING = 6;
const ROW_GAP = 10;
/** Space for lines and their labels. */
const BAND_GAP = 46;
/** Additional space above the pictures of a tier with lines between its own parts. */
const PAIR_ROOM = 10;
/** Gap above a tier without lines from above. */
const SMALL_GAP = 14;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedPart {
  part: TopologyPart;
  /** Of its picture or sign. */
  picture: Box;
  /** The middle of its column. */
  centre: number;
  /** Lines below the picture: the name, then quantity and facts. */
  name: readonly string[];
  notes: readonly string[];
  /** Label of its lines: next to them if the labels of the whole tier fit there, otherwise below the notes. */
  onLine: string;
  belowNotes: readonly string[];
}

export interface PlacedTier {
  tier: string;
  name: string;
  band: Box;
  parts: readonly PlacedPart[];
}

interface TopologyLayout {
  width: number;
  height: number;
  tiers: readonly PlacedTier[];
}

export function countText({ count, unit = '台' }: Pick<TopologyPart, 'count' | 'unit'>): string {
  return count === undefined ? '' : `${count.toLocaleString('ja-JP')}${unit}`;
}

/** Splits parts into rows of nearly equal length. */
function rowsOf(parts: readonly TopologyPart[]): TopologyPart[][] {
  const rows = Math.ceil(parts.length / PER_ROW);
  const perRow = Math.ceil(parts.length / rows);
  return Array.from({ length: rows }, (_, row) => parts.slice(row * perRow, (row + 1) * perRow));
}

/** Lines of text in a column. */
function fitted(texts: readonly string[], column: number): string[] {
  return texts.filter((text) => text !== '').flatMap((text) => linesOf(text, FONT_SIZE, column - PADDING));
}

function notesOf(part: TopologyPart): string[] {
  return [countText(part), ...(part.facts ?? []), part.isMarked ? 'この製品' : ''];
}

/** Labels of a part's lines to those above it, without duplicates. */
function linesTo({ key }: TopologyPart, edges: readonly TopologyEdge[]): string[] {
  const texts = new Set(edges.filter(({ lower }) => lower === key).map(edgeText));
  texts.delete('');
  return [...texts];
}

interface Row {
  parts: readonly TopologyPart[];
  top: number;
  column: number;
  edges: readonly TopologyEdge[];
  /** Labels fit next to the lines. */
  hasRoom: boolean;
}

function placeRow({ parts, top, column, edges, hasRoom }: Row): { parts: PlacedPart[]; bottom: number } {
  const width = Math.min(PICTURE_MAX_WIDTH, column - PADDING);
  const height = parts.some(({ picture }) => picture) ? width * PICTURE_SHAPE : SIGN_HEIGHT;
  const placed = parts.map((part, index) => {
    const centre = SIDE + column * (index + 0.5);
    const picture = { x: centre - width / 2, y: top, width, height };
    const runs = linesTo(part, edges);
    return {
      ...{ part, centre, picture },
      name: linesOf(part.name, FONT_SIZE, column - PADDING),
      notes: fitted(notesOf(part), column),
      onLine: hasRoom ? runs.join('/') : '',
      belowNotes: hasRoom ? [] : fitted(runs, column),
    };
  });
  const lines = Math.max(
    ...placed.map(({ name, notes, belowNotes }) => name.length + notes.length + belowNotes.length),
  );
  return { parts: placed, bottom: top + height + 4 + lines * LINE_HEIGHT };
}

function placeTier(
  { tier, name, parts }: TopologyTier,
  edges: readonly TopologyEdge[],
  { top, room }: { top: number; room: number },
): PlacedTier {
  let bottom = top + HEADER + room - ROW_GAP;
  const rows = rowsOf(parts);
  const columnOf = (row: readonly TopologyPart[]) => (WIDTH - 2 * SIDE) / row.length;
  // Only the first row has lines right above it.
  const hasRoom =
    rows.length === 1 &&
    parts.every((part) => widthOf(linesTo(part, edges).join('/'), FONT_SIZE) <= columnOf(parts) + PADDING);
  const placed = rows.flatMap((row) => {
    const made = placeRow({ parts: row, top: bottom + ROW_GAP, column: columnOf(row), edges, hasRoom });
    bottom = made.bottom;
    return made.parts;
  });
  const band = { x: SIDE, y: top, width: WIDTH - 2 * SIDE, height: bottom + PADDING - top };
  return { tier, name, band, parts: placed };
}

/**
 * Places the tiers of a network below one another; cached for each network. The height grows with the number of rows,
 * which is small.
 */
export const layoutTopology = onceForEach(place);

function place({ tiers, edges, pairs = [] }: Pick<Topology, 'tiers' | 'edges' | 'pairs'>): TopologyLayout {
  let bottom = 0;
  const placed = tiers.map((tier, index) => {
    const gap = index === 0 ? 1 : tier.role === 'manager' ? SMALL_GAP : BAND_GAP;
    const own = new Set(tier.parts.map(({ key }) => key));
    const room = pairs.some(({ keys }) => keys.every((key) => own.has(key))) ? PAIR_ROOM : 0;
    const made = placeTier(tier, edges, { top: bottom + gap, room });
    bottom = made.band.y + made.band.height;
    return made;
  });
  return { width: WIDTH, height: bottom + 1, tiers: placed };
}
