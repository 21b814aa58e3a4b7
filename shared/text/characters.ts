/*
 * Which characters count as a dash and which are not seen: one answer for models, text, forms and search, so that a name
 * that one of them finds is found by all.
 */

/** Hyphens, dashes, minus signs, and the lines that an input method writes for them. First in a class of an expression. */
export const DASHES = '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30FC\u2500\u2501\uFE58';

/** Joiners, soft hyphens, the marks of direction that address books copy along, and selectors of a glyph's variant (IVS). */
export const INVISIBLE =
  /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\u00AD\uFEFF]|\p{Variation_Selector}/gu;
