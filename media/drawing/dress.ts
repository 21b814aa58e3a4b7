/** What a vendor's drawings wear. */
export interface Dress {
  /** As `#rrggbb`. */
  colours: { dark: string; accent: string; light: string; pale: string };
  /** Two strokes in a square of 32 units: the mark itself, and what lies below it in the accent colour. */
  mark?: { wave: string; mirror: string } | undefined;
  /** Printed beside the mark. */
  word?: string | undefined;
}

/** Of nobody: without a mark, in greys. */
const PLAIN: Dress = {
  colours: { dark: '#22272c', accent: '#7a8691', light: '#b4bec7', pale: '#e3e7ea' },
};

let worn = PLAIN;

/** The dress of the picture that is being drawn. */
export function dress(): Dress {
  return worn;
}

/**
 * Draws in a vendor's dress. A drawing is made in one go, by dozens of small parts that would all hand the dress on: they
 * ask for it instead, and it is taken off when the drawing is done.
 */
export function wearing<Picture>(own: Dress, draw: () => Picture): Picture {
  const before = worn;
  worn = own;
  try {
    return draw();
  } finally {
    worn = before;
  }
}
