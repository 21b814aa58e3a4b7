import type { Topology, TopologyTier } from './graph.ts';
import type { TopologyPart } from './part.ts';
import { linesOf } from './text-lines.ts';
import type { Tier } from './tiers.ts';

/**
 * Where everything stands, in pixels of a phone: the drawing is as wide as its text column, so that letters of
 * {@link FONT_SIZE} keep their size there, and grows with a wider one. Tiers lie below one another.
 */
export const WIDTH = 330;
export const FONT_SIZE = 12;
export const LINE_HEIGHT = 15;
/** Room beside the bands for lines that pass a tier, and for those of the management. */
export const SIDE = 14;

const PER_ROW = 4;
const PICTURE_MAX_WIDTH = 84;
const PICTURE_SHAPE = 3 / 4;
/** A thing without a picture is a sign. */
const SIGN_HEIGHT = 34;
const HEADER = 22;
const PADDING = 6;
const ROW_GAP = 10;
/** Room for lines, and for what runs on them. */
const BAND_GAP = 46;
/** Above what no line leads to. */
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
  /** Lines below the picture: the name, then how many there are. */
  name: readonly string[];
  notes: readonly string[];
}

export interface PlacedTier {
  tier: Tier;
  name: string;
  band: Box;
  parts: readonly PlacedPart[];
}

export interface TopologyLayout {
  width: number;
  height: number;
  tiers: readonly PlacedTier[];
}

export function countText({ count }: Pick<TopologyPart, 'count'>): string {
  return count === undefined ? '' : `${count.toLocaleString('ja-JP')}台`;
}

/** Rows that are as equal as they can be. */
function rowsOf(parts: readonly TopologyPart[]): TopologyPart[][] {
  const rows = Math.ceil(parts.length / PER_ROW);
  const perRow = Math.ceil(parts.length / rows);
  return Array.from({ length: rows }, (_, row) => parts.slice(row * perRow, (row + 1) * perRow));
}

function notesOf(part: TopologyPart): string[] {
  return [countText(part), part.isMarked ? 'この製品' : ''].filter((line) => line !== '');
}

function placeRow(parts: readonly TopologyPart[], top: number): { parts: PlacedPart[]; bottom: number } {
  const column = (WIDTH - 2 * SIDE) / parts.length;
  const width = Math.min(PICTURE_MAX_WIDTH, column - PADDING);
  const height = parts.some(({ picture }) => picture) ? width * PICTURE_SHAPE : SIGN_HEIGHT;
  const placed = parts.map((part, index) => {
    const centre = SIDE + column * (index + 0.5);
    const picture = { x: centre - width / 2, y: top, width, height };
    const name = linesOf(part.name, FONT_SIZE, column - PADDING);
    return { part, centre, picture, name, notes: notesOf(part) };
  });
  const lines = Math.max(...placed.map(({ name, notes }) => name.length + notes.length));
  return { parts: placed, bottom: top + height + 4 + lines * LINE_HEIGHT };
}

function placeTier({ tier, name, parts }: TopologyTier, top: number): PlacedTier {
  let bottom = top + HEADER - ROW_GAP;
  const placed = rowsOf(parts).flatMap((row) => {
    const made = placeRow(row, bottom + ROW_GAP);
    bottom = made.bottom;
    return made.parts;
  });
  const band = { x: SIDE, y: top, width: WIDTH - 2 * SIDE, height: bottom + PADDING - top };
  return { tier, name, band, parts: placed };
}

/** Places the tiers of a network below one another. Its height grows with the rows alone, of which there are few. */
export function layoutTopology({ tiers }: Pick<Topology, 'tiers'>): TopologyLayout {
  let bottom = 0;
  const placed = tiers.map((tier, index) => {
    const gap = index === 0 ? 1 : tier.tier === 'management' ? SMALL_GAP : BAND_GAP;
    const made = placeTier(tier, bottom + gap);
    bottom = made.band.y + made.band.height;
    return made;
  });
  return { width: WIDTH, height: bottom + 1, tiers: placed };
}
