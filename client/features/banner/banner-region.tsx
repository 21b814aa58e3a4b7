import { useRef, useState } from 'react';
import type { Banner } from '../../../records/banner/wire.ts';
import { classNames } from '../../components/class-names.ts';
import { Container } from '../../components/container.tsx';
import { PauseButton } from './banner-controls.tsx';
import { preloadPicture } from './banner-picture.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { trackBanner } from './track-banner.ts';
import { useCarousel } from './use-carousel.ts';
import { useReducedMotion } from './use-motion.ts';

/** Narrow windows have the controls below the picture from the first paint. */
const ROOM_FOR_CONTROLS = 'max-md:pb-14';

/** Banners of a page. The server renders the first one; several become a carousel. */
export function BannerRegion({ banners }: { banners: Banner[] }) {
  const region = useRef<HTMLElement>(null);
  const several = banners.length > 1;
  const Carousel = useCarousel(region, several);
  const [first] = banners;
  if (!first) return null;
  if (!Carousel) preloadPicture(first);
  return (
    <section
      ref={region}
      aria-label="おすすめ情報"
      aria-roledescription={several ? 'カルーセル' : undefined}
      className={classNames('relative overflow-hidden', several && ROOM_FOR_CONTROLS)}
    >
      {Carousel ? <Carousel banners={banners} /> : <StandingBanner banner={first} alone={!several} />}
    </section>
  );
}

function StandingBanner({ banner, alone }: { banner: Banner; alone: boolean }) {
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const stopped = chosen ?? reducedMotion;
  return (
    <>
      <BannerSlide
        banner={banner}
        first
        playing={alone && !stopped}
        onOpen={() => trackBanner('image', banner)}
      />
      {alone && banner.videoUrl ? (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 z-20 md:bottom-6">
          <Container className="flex justify-end *:pointer-events-auto">
            <PauseButton stopped={stopped} onToggle={() => setChosen(!stopped)} />
          </Container>
        </div>
      ) : null}
    </>
  );
}
