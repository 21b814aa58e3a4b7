/** The files that browsers are sent of a photograph: formats and widths are known by its address. */

/**
 * The widths that the layouts show pictures in, on screens of one to three dots a pixel: thumbnails, cards, heads of pages, and pictures
 * to the edges of a window.
 */
export const PHOTO_WIDTHS = [200, 400, 800, 1200, 1600, 2000] as const;
/** What browsers without `srcset` are shown, and what programs read: wide enough for a card on a dense screen. */
const PLAIN_WIDTH = 800;
/** What places show that are no wider than a thumb, on every screen, and have one file for all. */
const THUMBNAIL_WIDTH = 400;

/** Best first. The last one is for every browser and for programs. */
export const PHOTO_EXTENSIONS = ['avif', 'webp', 'jpg'] as const;
type Extension = (typeof PHOTO_EXTENSIONS)[number];
/** What a browser may take instead of the last one. */
export const SMALLER_FORMATS = ['avif', 'webp'] as const satisfies Extension[];

export interface PhotoFiles {
  /** Its address without width and format, `/media/photos/office-1a2b3c4d`. */
  photoUrl: string;
  /** Of the widest file. */
  width: number;
}

/** The narrowest and the widest file that a place asks for, two of PHOTO_WIDTHS: pages have no room to name all of them everywhere. */
export type PhotoRange = readonly [narrowest: number, widest: number];

/** Those widths that a photograph has, narrow to wide. */
export function photoWidths(width: number, [narrowest, widest]: PhotoRange = [200, 2000]): number[] {
  const last = Math.min(width, widest);
  return [...PHOTO_WIDTHS.filter((one) => one >= narrowest && one < last), last];
}

export function photoFile(photoUrl: string, width: number, extension: Extension): string {
  return `${photoUrl}-${width}.${extension}`;
}

/** All its files. */
export function photoFiles({ photoUrl, width }: PhotoFiles): string[] {
  return PHOTO_EXTENSIONS.flatMap((extension) =>
    photoWidths(width).map((one) => photoFile(photoUrl, one, extension)),
  );
}

/** The one file for whoever chooses none. */
export function plainPhoto({ photoUrl, width }: PhotoFiles): string {
  return photoFile(photoUrl, Math.min(width, PLAIN_WIDTH), 'jpg');
}

/** The one file for lists, results and menus. */
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
