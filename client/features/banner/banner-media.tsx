import { useEffect, useRef } from 'react';
import type { Banner } from '../../../shared/api/models.ts';
import { BannerPicture } from './banner-picture.tsx';
import { useNarrow } from './use-motion.ts';

/** What a banner shows stands on its right; between phone and desktop there is no room for its empty left. */
const FILL =
  'absolute inset-0 size-full object-cover object-bottom md:object-left md:max-lg:object-[70%_50%]';

interface BannerMediaProps {
  banner: Banner;
  /** The first banner is the largest picture of the page's first screen. */
  first: boolean;
  /** A video runs; it never does on the server. */
  playing: boolean;
}

/** The picture, with a narrow one for narrow windows, and the video over it once it may run. */
export function BannerMedia({ banner, first, playing }: BannerMediaProps) {
  const { imgUrl, appImgUrl, videoUrl } = banner;
  // Narrow windows get the app image, and nobody's data volume goes into a video behind it.
  const narrow = useNarrow() && Boolean(appImgUrl);
  return (
    <>
      {imgUrl ? <BannerPicture banner={banner} imgUrl={imgUrl} first={first} className={FILL} /> : null}
      {videoUrl && !narrow && (playing || !imgUrl) ? (
        <BannerVideo src={videoUrl} poster={imgUrl ?? undefined} playing={playing} />
      ) : null}
    </>
  );
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
    // Browsers may refuse, to save power for one; the first frame or the poster stays then.
    if (playing) video.current?.play()?.catch(() => {});
    else video.current?.pause();
  }, [playing]);
  return (
    <video
      ref={video}
      className={FILL}
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
