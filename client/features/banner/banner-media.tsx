import { type CSSProperties, useEffect, useRef } from 'react';
import type { Banner } from '../../../records/banner/wire.ts';
import { positionOf } from '../../components/picture.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { useNarrow } from './use-motion.ts';

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
      {imgUrl ? (
        <BannerPicture banner={banner} imgUrl={imgUrl} first={first} style={focusOf(banner)} />
      ) : null}
      {videoUrl && !narrow && (playing || !imgUrl) ? (
        <BannerVideo src={videoUrl} poster={imgUrl ?? undefined} playing={playing} />
      ) : null}
    </>
  );
}

/** The focus of the photograph that each width shows, as variables of the class `banner-art`. */
function focusOf({ photo, appImgUrl, appPhoto }: Banner) {
  const wide = positionOf(photo?.focus);
  const narrow = appImgUrl ? positionOf(appPhoto?.focus) : wide;
  return { '--narrow': narrow, '--wide': wide } as CSSProperties;
}

interface BannerVideoProps {
  src: string;
  poster: string | undefined;
  playing: boolean;
}

function BannerVideo({ playing, ...rest }: BannerVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Browsers may refuse to play, for example to save power; the first frame or the poster then stays.
    if (playing) video.current?.play()?.catch(() => {});
    else video.current?.pause();
  }, [playing]);
  return (
    <video
      ref={video}
      className="banner-art"
      {...rest}
      muted
      loop
      playsInline
      preload="metadata"
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
