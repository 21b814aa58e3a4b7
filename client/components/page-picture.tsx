import type { Photo } from '../../shared/api/picture.ts';
import type { PagePhoto } from '../../shared/pages/photo-record.ts';
import { type PhotoRange, plainPhoto } from '../../shared/photo.ts';
import { Picture } from './picture.tsx';

interface PagePictureProps {
  photo: PagePhoto;
  sizes: string;
  range?: PhotoRange;
  className: string;
}

/** A photograph in the midst of a page of text; nothing as long as it is not made. */
export function PagePicture({ photo, ...rest }: PagePictureProps) {
  const { made, alt } = photo;
  if (!made) return null;
  return <Picture src={plainPhoto(made)} alt={alt} {...made} loading="lazy" decoding="async" {...rest} />;
}

/** A photograph of a page of text as cards and heads take it: in the place of a cover. */
export function pictureOf(
  photo: PagePhoto | undefined,
  cover: string | undefined,
): { imgUrl?: string | undefined; photo?: Photo | undefined } {
  if (!photo?.made) return { imgUrl: cover };
  return { imgUrl: plainPhoto(photo.made), photo: { ...photo.made, alt: photo.alt } };
}
