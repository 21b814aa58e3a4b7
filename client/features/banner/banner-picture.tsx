import { preload } from 'react-dom';
import type { Banner } from '../../../shared/api/models.ts';
import type { Photo } from '../../../shared/api/picture.ts';
import { MOBILE_MAX_WIDTH } from '../../../shared/constants.ts';
import { photoSet, SMALLER_FORMATS } from '../../../shared/photo.ts';

const NARROW = `(max-width: ${MOBILE_MAX_WIDTH}px)`;
const WIDE = `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`;
/** Height of the narrow frame in hundredths of its width. */
const NARROW_FRAME = 120;

/** The frame is filled: what is lower than it is shown wider than the window. */
function sizesOf({ width, height }: Photo): string {
  const inNarrow = Math.max(100, Math.ceil((NARROW_FRAME * width) / height));
  return `${NARROW} ${inNarrow}vw, 100vw`;
}

interface BannerPictureProps {
  banner: Banner;
  imgUrl: string;
  /** The largest picture of the page's first screen. */
  first: boolean;
  className: string;
}

/** The wide picture, and another one for narrow windows; drawings as they are, photographs in formats and widths. */
export function BannerPicture({ banner, imgUrl, first, className }: BannerPictureProps) {
  const { photo, appImgUrl, appPhoto } = banner;
  return (
    <picture>
      {appPhoto ? (
        <PhotoSources photo={appPhoto} media={NARROW} />
      ) : appImgUrl ? (
        <source media={NARROW} srcSet={appImgUrl} />
      ) : null}
      {photo ? <PhotoSources photo={photo} /> : null}
      <img
        src={imgUrl}
        alt=""
        className={className}
        draggable={false}
        {...(first ? { fetchPriority: 'high', decoding: 'sync' } : { decoding: 'async' })}
      />
    </picture>
  );
}

function PhotoSources({ photo, media }: { photo: Photo; media?: string }) {
  return [...SMALLER_FORMATS, 'jpg' as const].map((format) => (
    <source
      key={format}
      type={`image/${format.replace('jpg', 'jpeg')}`}
      srcSet={photoSet(photo, format)}
      sizes={sizesOf(photo)}
      media={media}
    />
  ));
}

/** The largest picture of the first screen; without this the browser learns of it late. */
export function preloadPicture({ imgUrl, photo, appImgUrl, appPhoto }: Banner): void {
  if (imgUrl) preloadOne(imgUrl, photo, appImgUrl ? WIDE : undefined);
  if (imgUrl && appImgUrl) preloadOne(appImgUrl, appPhoto, NARROW);
}

function preloadOne(url: string, photo: Photo | undefined, media: string | undefined): void {
  const options = { as: 'image', fetchPriority: 'high', ...(media && { media }) } as const;
  if (!photo) {
    preload(url, options);
    return;
  }
  // The best format: a browser that does not take it leaves this out, and learns of the picture somewhat later.
  const [imageSrcSet, imageSizes] = [photoSet(photo, SMALLER_FORMATS[0]), sizesOf(photo)];
  preload(url, { ...options, type: `image/${SMALLER_FORMATS[0]}`, imageSrcSet, imageSizes });
}
