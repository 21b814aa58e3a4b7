// The package's main entry imports jsdom, for texts in HTML.
import { model as jaModel } from 'budoux/dist/data/models/ja.js';
import { Parser } from 'budoux/dist/parser.js';
import type { Font } from 'fontkit';
import { TERM } from '../../shared/text/terms.ts';

const parser = new Parser(jaModel);

const NO_BREAK = { ' ': '\u00a0', '-': '\u2011' } as const;
/** Points at which a phrase longer than a line may be broken: between scripts, and after hyphens. */
const RUNS = /[ァ-ヶー]+[、。」]?|[「]?[\w+./\u00a0\u2011]+-?|[^ァ-ヶー\w]/g;

/** Splits a text into phrases; a space ends one, too. */
function phrases(text: string): string[] {
  const bound = text.replace(TERM, (term) => term.replace(/[ -]/g, (sign) => NO_BREAK[sign as ' ' | '-']));
  return parser.parse(bound).flatMap((phrase) => phrase.match(/[^ ]+ *| +/g) ?? []);
}

/** Width of a text in this font at 1 px. */
function textWidth(font: Font, text: string): number {
  const glyphs = font.glyphsForString(plain(text));
  return glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font.unitsPerEm;
}

function plain(text: string): string {
  return text.replaceAll(NO_BREAK[' '], ' ').replaceAll(NO_BREAK['-'], '-');
}

interface Filled {
  lines: string[];
  /** A phrase did not fit into a line by itself. */
  cut: boolean;
}

/** Fills lines of this width (at 1 px) with whole phrases. */
function fill(font: Font, text: string, width: number): Filled {
  const lines: string[] = [''];
  const fits = (line: string) => textWidth(font, line.trimEnd()) <= width;
  const cutUp = (piece: string, how: (piece: string) => string[]) => (fits(piece) ? [piece] : how(piece));
  const pieces = phrases(text);
  const parts = pieces
    .flatMap((piece) => cutUp(piece, (long) => long.match(RUNS) ?? []))
    .flatMap((run) => cutUp(run, (long) => Array.from(long)));
  for (const part of parts) {
    const line = lines.at(-1) ?? '';
    if (line === '' || fits(line + part)) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  return { lines: lines.map((line) => plain(line).trim()), cut: parts.length > pieces.length };
}

/** Balances the lines: the narrowest width that needs no more lines. */
function balance(font: Font, text: string, width: number): Filled {
  const wide = fill(font, text, width);
  let best = wide;
  for (let narrow = width * 0.97; narrow > width / 2; narrow *= 0.97) {
    const next = fill(font, text, narrow);
    if (next.lines.length > wide.lines.length || next.cut !== wide.cut) break;
    best = next;
  }
  return best;
}

interface Title {
  lines: string[];
  /** Font size in pixels. */
  size: number;
}

type Size = { size: number; lines: number };

/**
 * Sets a title in the largest size that fits a width in pixels. `sizes` go from large to small, each with its maximum
 * number of lines; sizes that break no phrase are preferred.
 */
export function setTitle(font: Font, text: string, width: number, sizes: readonly Size[]): Title {
  const set = sizes
    .map(({ size, lines: most }) => ({ size, most, ...balance(font, text, width / size) }))
    .filter(({ lines, most }) => lines.length <= most);
  const best = set.find(({ cut }) => !cut) ?? set[0];
  if (best) return { lines: best.lines, size: best.size };
  const smallest = sizes.at(-1)?.size ?? 32;
  return { lines: fill(font, text, width / smallest).lines, size: smallest };
}
