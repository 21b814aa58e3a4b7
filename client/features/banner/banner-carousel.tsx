import { type MouseEvent, useRef, useState } from 'react';
import type { Banner } from '../../../records/banner/wire.ts';
import { useTimeout } from '../../lib/hooks/use-timeout.ts';
import { BannerControls } from './banner-controls.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { Slider } from './slider.ts';
import { trackBanner } from './track-banner.ts';
import { useRotation } from './use-rotation.ts';

const FADE_MS = 250;
/** Milliseconds after which the slider accepts commands again, shortly after its fade. */
const SETTLED_MS = FADE_MS + 20;

/** Carousel of several banners. Replaces the first banner, which the server rendered. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const slider = useRef<Slider>(null);
  const [index, setIndex] = useState(0);
  const [sliding, setSliding] = useState(false);
  // A swipe ends with a click on the banner, when the state is set but not yet rendered.
  const slidingNow = useRef(false);
  const rotation = useRotation(index, () => slider.current?.slickNext());

  // A timer instead of the slider's `afterChange`, which is not called when the window is resized during the
  // fade.
  useTimeout(
    () => {
      slidingNow.current = false;
      setSliding(false);
    },
    sliding ? SETTLED_MS : null,
  );

  function bringUp(place: number, module: 'arrow' | 'indicators'): void {
    const banner = banners[place];
    if (!banner || slidingNow.current) return;
    trackBanner(module, banner);
    slider.current?.slickGoTo(place);
  }

  function open(event: MouseEvent, banner: Banner): void {
    if (slidingNow.current) event.preventDefault();
    else trackBanner('image', banner);
  }

  return (
    <div {...rotation.holders}>
      <div aria-live={rotation.running ? 'off' : 'polite'}>
        <Slider
          ref={slider}
          fade
          speed={FADE_MS}
          arrows={false}
          // Otherwise the arrow keys would hide the banner that has the focus.
          accessibility={false}
          beforeChange={(_from, to) => {
            slidingNow.current = true;
            setSliding(true);
            setIndex(to);
          }}
        >
          {banners.map((banner, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a part of a form
            <div
              key={banner.id}
              role="group"
              aria-roledescription="スライド"
              aria-label={`${banners.length}件中${place + 1}件目`}
              inert={place !== index}
              // The slider makes it an inline block, which baseline alignment would place a few pixels too
              // high.
              className="align-top"
            >
              <BannerSlide
                banner={banner}
                first={place === 0}
                playing={place === index && !rotation.stopped}
                onOpen={(event) => open(event, banner)}
              />
            </div>
          ))}
        </Slider>
      </div>
      <BannerControls
        banners={banners}
        index={index}
        stopped={rotation.stopped}
        onStep={(step) => {
          const by = step === 'next' ? 1 : -1;
          bringUp((index + by + banners.length) % banners.length, 'arrow');
        }}
        onChoose={(place) => bringUp(place, 'indicators')}
        onToggle={rotation.toggle}
      />
    </div>
  );
}
