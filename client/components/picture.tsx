import type { ComponentProps } from 'react';
import { type PhotoRange, photoSet, SMALLER_FORMATS } from '../../shared/photo.ts';

interface PictureProps extends ComponentProps<'img'> {
  width?: number | undefined;
  /** Of a photograph: its address without width and format; a drawing has one file. */
  photoUrl?: string | undefined;
  /** Of a photograph: which of its files this place asks for. */
  range?: PhotoRange | undefined;
  /** How wide the layout shows it: what the browser chooses a width by. */
  sizes: string;
}

/** A picture in the best format that the browser takes, no wider than the layout needs. */
export function Picture({ photoUrl, range, sizes, ...img }: PictureProps) {
  const { width, srcSet } = img;
  if (!photoUrl || !width) {
    // biome-ignore lint/a11y/useAltText: every caller says its own
    return <img {...img} sizes={srcSet ? sizes : undefined} />;
  }
  const setOf = (extension: Parameters<typeof photoSet>[1]) =>
    photoSet({ photoUrl, width }, extension, range);
  return (
    <picture className="contents">
      {SMALLER_FORMATS.map((format) => (
        // Out of the layout: where the picture stands in a row, every source would take a gap of its own.
        <source
          key={format}
          type={`image/${format}`}
          srcSet={setOf(format)}
          sizes={sizes}
          className="hidden"
        />
      ))}
      {/* biome-ignore lint/a11y/useAltText: every caller says its own */}
      <img {...img} srcSet={setOf('jpg')} sizes={sizes} />
    </picture>
  );
}

type Sized = { width: number; height: number };

/** What a photograph says of itself, or the drawing's size. */
export function shapeOf(photo: (Sized & { photoUrl: string }) | null | undefined, drawn: Sized) {
  if (!photo) return drawn;
  const { width, height, photoUrl } = photo;
  return { width, height, photoUrl };
}
