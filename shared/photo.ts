/** Files of a photograph for browsers: formats and widths follow from its address. */

/**
 * Widths of pictures in the layouts, on screens of one to three dots a pixel: thumbnails, cards, heads of pages, and
 * full-bleed pictures.
 */
export const PHOTO_WIDTHS = [200, 400, 800, 1200, 1600, 2000] as const;
/** For browsers without `srcset` and for programs: wide enough for a card on a dense screen. */
const PLAIN_WIDTH = 800;
/** For thumbnails, which use one file on every screen. */
const THUMBNAIL_WIDTH = 400;

/** Best first. The last one is for every browser and for programs. */
export const PHOTO_EXTENSIONS = ['avif', 'webp', 'jpg'] as const;
type Extension = (typeof PHOTO_EXTENSIONS)[number];
/** Formats that a browser may use instead of the last one. */
export const SMALLER_FORMATS = ['avif', 'webp'] as const satisfies Extension[];

interface PhotoFiles {
  /** Its path without width and format, `/media/photos/office-1a2b3c4d`. */
  photoUrl: string;
  /** Of the widest file. */
  width: number;
}

/**
 * The narrowest and the widest file for a layout position, two of PHOTO_WIDTHS: listing all of them everywhere would
 * make pages too large.
 */
export type PhotoRange = readonly [narrowest: number, widest: number];

/** Widths of a photograph's files, narrow to wide. */
export function photoWidths(width: number, [narrowest, widest]: PhotoRange = [200, 2000]): number[] {
  const last = Math.min(width, widest);
  return [...PHOTO_WIDTHS.filter((one) => one >= narrowest && one < last), last];
}

export function photoFile(photoUrl: string, width: number, extension: Extension): string {
  return `${photoUrl}-${width}.${extension}`;
}

/** Paths of all its files. */
export function photoFiles({ photoUrl, width }: PhotoFiles): string[] {
  return PHOTO_EXTENSIONS.flatMap((extension) =>
    photoWidths(width).map((one) => photoFile(photoUrl, one, extension)),
  );
}

/** The default file for clients without `srcset`. */
export function plainPhoto({ photoUrl, width }: PhotoFiles): string {
  return photoFile(photoUrl, Math.min(width, PLAIN_WIDTH), 'jpg');
}

/** The only file for lists, results and menus. */
export function thumbnailPhoto({ photoUrl, width }: PhotoFiles): string {
  return photoFile(photoUrl, Math.min(width, THUMBNAIL_WIDTH), 'jpg');
}

/** Its widths in one format, for `srcset`. */
export function photoSet(
  { photoUrl, width }: PhotoFiles,
  extension: Extension,
  range: PhotoRange = [400, 2000],
): string {
  return photoWidths(width, range)
    .map((one) => `${photoFile(photoUrl, one, extension)} ${one}w`)
    .join(', ');
}
