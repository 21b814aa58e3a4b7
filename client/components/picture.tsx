import type { ComponentProps } from 'react';
import type { PictureSources } from '../../shared/api/picture.ts';

interface PictureProps extends ComponentProps<'img'> {
  /** Other formats and widths of the same picture; a drawing has none. */
  sources?: PictureSources | undefined;
  /** How wide the layout shows it: what the browser chooses a width by. */
  sizes: string;
}

/** A picture in the best format that the browser takes, no wider than the layout needs. */
export function Picture({ sources = [], sizes, ...img }: PictureProps) {
  // biome-ignore lint/a11y/useAltText: every caller says its own
  const plain = <img {...img} sizes={img.srcSet ? sizes : undefined} />;
  if (sources.length === 0) return plain;
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        // Out of the layout: where the picture stands in a row, every source would take a gap of its own.
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} className="hidden" />
      ))}
      {plain}
    </picture>
  );
}

type Sized = { width: number; height: number };

/** What a photograph says of itself, or the drawing's size. */
export function shapeOf(photo: (Sized & { sources: PictureSources }) | null | undefined, drawn: Sized) {
  if (!photo) return drawn;
  const { width, height, sources } = photo;
  return { width, height, sources };
}
