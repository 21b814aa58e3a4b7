import { type Housing, type HousingKind, PLAIN_HOUSINGS, PLAIN_SHELL, type Shell } from './housing.ts';

/** What a vendor's drawings are made with. Handed on to every part of a drawing. */
export interface DrawingContext {
  /** As `#rrggbb`. */
  colours: { dark: string; accent: string; light: string; pale: string };
  /** Two strokes in a square of 32 units: the mark itself, and what lies below it in the accent colour. */
  mark?: { wave: string; mirror: string } | undefined;
  /** Printed beside the mark. */
  word?: string | undefined;
  housings: Record<HousingKind, Housing>;
  shell: Shell;
}

/** Of no vendor: without a mark, in greys. */
export const PLAIN_CONTEXT: DrawingContext = {
  colours: { dark: '#22272c', accent: '#7a8691', light: '#b4bec7', pale: '#e3e7ea' },
  housings: PLAIN_HOUSINGS,
  shell: PLAIN_SHELL,
};
