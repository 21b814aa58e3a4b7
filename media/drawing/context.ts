import { type Housing, type HousingKind, PLAIN_HOUSINGS, PLAIN_SHELL, type Shell } from './housing.ts';

/** The vendor's colours, mark and housings, passed to every part of a drawing. */
export interface DrawingContext {
  /** As `#rrggbb`. */
  colours: { dark: string; accent: string; light: string; pale: string };
  /** Two strokes in a square of 32 units: the mark itself, and the one below it in the accent colour. */
  mark?: { wave: string; mirror: string } | undefined;
  /** Printed next to the mark. */
  word?: string | undefined;
  housings: Record<HousingKind, Housing>;
  shell: Shell;
}

/** Neutral: without a mark, in greys. */
export const PLAIN_CONTEXT: DrawingContext = {
  colours: { dark: '#22272c', accent: '#7a8691', light: '#b4bec7', pale: '#e3e7ea' },
  housings: PLAIN_HOUSINGS,
  shell: PLAIN_SHELL,
};
