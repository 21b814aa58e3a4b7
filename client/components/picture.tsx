import type { ComponentProps } from 'react';
import type { Focus, Photo } from '../../shared/api/picture.ts';
import { type PhotoRange, photoSet, SMALLER_FORMATS } from '../../shared/photo.ts';

interface PictureProps extends ComponentProps<'img'> {
  width?: number | undefined;
  /** Address of a photograph without width and format; undefined for a drawing, which has one file. */
  photoUrl?: string | undefined;
  /** Point of a photograph that stays in sight where its frame crops it. */
  focus?: Focus | undefined;
  /** Range of widths to offer for a photograph. */
  range?: PhotoRange | undefined;
  /** Displayed width, by which the browser chooses a file. */
  sizes: string;
}

/** Picture in the best format that the browser supports, in a width that suits the layout. */
export function Picture({ photoUrl, focus, range, sizes, ...rest }: PictureProps) {
  const img = { ...rest, style: focus && { objectPosition: positionOf(focus) } };
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

/** CSS position of an image in a frame that crops it; undefined for the one of its class, which is mostly the center. */
export function positionOf(focus: Focus | undefined): string | undefined {
  return focus && `${focus.x}% ${focus.y}%`;
}

/** Size of covers that are no photographs, which reserves their space before they load. */
export const COVER_SIZE = { width: 1200, height: 675 } as const;

type Sized = { width: number; height: number };

/** The photograph's part of the properties of a picture, or the size of the drawing. Pages give further fields. */
export function shapeOf(photo: Photo | undefined, drawn: Sized) {
  if (!photo) return drawn;
  const { width, height, photoUrl, focus } = photo;
  return { width, height, photoUrl, focus };
}
