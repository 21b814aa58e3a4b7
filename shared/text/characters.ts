/*
 * Characters that count as a dash, and characters that are invisible: one definition for models, text, forms and
 * search, so that a name matches in all of them.
 */

/** Hyphens, dashes, minus signs, and their variants from input methods. Must come first in a character class. */
export const DASHES = '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30FC\u2500\u2501\uFE58';

/** Joiners, soft hyphens, directional marks copied from address books, and glyph variant selectors (IVS). */
export const INVISIBLE =
  /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u00AD\uFEFF]|\p{Variation_Selector}/gu;
