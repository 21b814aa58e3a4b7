import { type CSSProperties, useEffect, useRef } from 'react';
import type { Banner } from '../../../records/banner/wire.ts';
import { classNames } from '../../components/class-names.ts';
import { positionOf } from '../../components/picture.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { useNarrow } from './use-motion.ts';

const FILL = 'absolute inset-0 size-full object-cover';
/**
 * The subject of a banner is on its right; between phone and desktop widths the empty left side is cropped.
 */
const NARROW = 'object-bottom';
const WIDE = 'md:object-left md:max-lg:object-[70%_50%]';

interface BannerMediaProps {
  banner: Banner;
  /** The first banner is the largest picture of the first screen. */
  first: boolean;
  /** Plays the video; always false on the server. */
  playing: boolean;
}

/** Picture with a variant for narrow windows, and the video over it while it plays. */
export function BannerMedia({ banner, first, playing }: BannerMediaProps) {
  const { imgUrl, appImgUrl, videoUrl } = banner;
  // Narrow windows show the app image and do not download a video behind it.
  const narrow = useNarrow() && Boolean(appImgUrl);
  return (
    <>
      {imgUrl ? <BannerPicture banner={banner} imgUrl={imgUrl} first={first} {...placed(banner)} /> : null}
      {videoUrl && !narrow && (playing || !imgUrl) ? (
        <BannerVideo src={videoUrl} poster={imgUrl ?? undefined} playing={playing} />
      ) : null}
    </>
  );
}

/** Position of the picture in its frame: by the focus of the photograph that each width shows. */
function placed({ photo, appImgUrl, appPhoto }: Banner) {
  const wide = photo?.focus;
  const narrow = appImgUrl ? appPhoto?.focus : wide;
  return {
    className: classNames(
      FILL,
      narrow ? 'max-md:object-(--focus-narrow)' : NARROW,
      wide ? 'md:object-(--focus-wide)' : WIDE,
    ),
    style:
      (narrow || wide) &&
      ({ '--focus-narrow': positionOf(narrow), '--focus-wide': positionOf(wide) } as CSSProperties),
  };
}

function BannerVideo({
  src,
  poster,
  playing,
}: {
  src: string;
  poster: string | undefined;
  playing: boolean;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Browsers may refuse to play, for example to save power; the first frame or the poster then stays.
    if (playing) video.current?.play()?.catch(() => {});
    else video.current?.pause();
  }, [playing]);
  return (
    <video
      ref={video}
      className={classNames(FILL, NARROW, WIDE)}
      src={src}
      poster={poster}
      muted
      loop
      playsInline
      preload="metadata"
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
