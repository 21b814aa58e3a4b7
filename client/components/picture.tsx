import type { ComponentProps } from 'react';
import { type PhotoRange, photoSet, SMALLER_FORMATS } from '../../shared/photo.ts';

interface PictureProps extends ComponentProps<'img'> {
  width?: number | undefined;
  /** Address of a photograph without width and format; undefined for a drawing, which has one file. */
  photoUrl?: string | undefined;
  /** Range of widths to offer for a photograph. */
  range?: PhotoRange | undefined;
  /** Displayed width, by which the browser chooses a file. */
  sizes: string;
}

/** Picture in the best format that the browser supports, in a width that suits the layout. */
export function Picture({ photoUrl, range, sizes, ...img }: PictureProps) {
  const { width, srcSet } = img;
  if (!photoUrl || !width) {
    // biome-ignore lint/a11y/useAltText: callers pass `alt`
    return <img {...img} sizes={srcSet ? sizes : undefined} />;
  }
  const setOf = (extension: Parameters<typeof photoSet>[1]) =>
    photoSet({ photoUrl, width }, extension, range);
  return (
    <picture className="contents">
      {SMALLER_FORMATS.map((format) => (
        // Removed from the layout: in a row each source would be an item with a gap.
        <source
          key={format}
          type={`image/${format}`}
          srcSet={setOf(format)}
          sizes={sizes}
          className="hidden"
        />
      ))}
      {/* biome-ignore lint/a11y/useAltText: callers pass `alt` */}
      <img {...img} srcSet={setOf('jpg')} sizes={sizes} />
    </picture>
  );
}

type Sized = { width: number; height: number };

/** Dimensions and address of a photograph, or the size of the drawing. */
export function shapeOf(photo: (Sized & { photoUrl: string }) | null | undefined, drawn: Sized) {
  if (!photo) return drawn;
  const { width, height, photoUrl } = photo;
  return { width, height, photoUrl };
}
