import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { Banner } from '../../../records/banner/wire.ts';
import type { Photo } from '../../../shared/api/picture.ts';
import { MOBILE_MAX_WIDTH } from '../../../shared/constants.ts';
import { PHOTO_EXTENSIONS, photoSet } from '../../../shared/photo.ts';

const NARROW = `(max-width: ${MOBILE_MAX_WIDTH}px)`;
const WIDE = `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`;
/** In narrow windows the picture covers the frame: a wide photograph is displayed wider than the window. */
const SIZES = `${NARROW} 200vw, 100vw`;

interface BannerPictureProps {
  banner: Banner;
  imgUrl: string;
  /** The largest picture of the first screen. */
  first: boolean;
  style: CSSProperties;
}

/**
 * Wide picture with a variant for narrow windows; drawings as they are, photographs in several formats and
 * widths.
 */
export function BannerPicture({ banner, imgUrl, first, style }: BannerPictureProps) {
  const { photo, appImgUrl, appPhoto } = banner;
  return (
    <picture>
      {appPhoto ? (
        <PhotoSources photo={appPhoto} sizes="100vw" media={NARROW} />
      ) : appImgUrl ? (
        <source media={NARROW} srcSet={appImgUrl} />
      ) : null}
      {photo ? <PhotoSources photo={photo} sizes={SIZES} /> : null}
      <img
        src={imgUrl}
        alt=""
        className="banner-art"
        style={style}
        draggable={false}
        {...(first ? { fetchPriority: 'high', decoding: 'sync' } : { decoding: 'async' })}
      />
    </picture>
  );
}

function PhotoSources({ photo, ...rest }: { photo: Photo; sizes: string; media?: string }) {
  return PHOTO_EXTENSIONS.map((extension) => (
    <source
      key={extension}
      {...rest}
      type={`image/${extension === 'jpg' ? 'jpeg' : extension}`}
      srcSet={photoSet(photo, extension)}
    />
  ));
}

/** Preloads the largest picture of the first screen, which the browser would otherwise discover late. */
export function preloadPicture({ imgUrl, photo, appImgUrl, appPhoto }: Banner): void {
  if (!imgUrl) return;
  preloadOne(imgUrl, photo, SIZES, appImgUrl ? WIDE : undefined);
  if (appImgUrl) preloadOne(appImgUrl, appPhoto, '100vw', NARROW);
}

function preloadOne(url: string, photo: Photo | undefined, imageSizes: string, media?: string): void {
  preload(url, {
    as: 'image',
    fetchPriority: 'high',
    ...(media && { media }),
    // Preloads the best format: a browser that does not support it ignores the hint and discovers the picture
    // later.
    ...(photo && { type: 'image/avif', imageSrcSet: photoSet(photo, 'avif'), imageSizes }),
  });
}
