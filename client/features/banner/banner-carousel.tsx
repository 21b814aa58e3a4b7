import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Banner } from '../../../shared/api/models.ts';
import { BannerControls } from './banner-controls.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { Slider } from './slider.ts';
import { trackBanner } from './track-banner.ts';
import { useRotation } from './use-rotation.ts';

const FADE_MS = 250;
/** The slider takes orders again shortly after its fade. */
const SETTLED_MS = FADE_MS + 20;

/** Several banners, one at a time. Takes the place of the first one, which the server rendered. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const slider = useRef<Slider>(null);
  const [index, setIndex] = useState(0);
  const [sliding, setSliding] = useState(false);
  // A swipe ends in a click on the banner; by then state is set but not rendered.
  const slidingNow = useRef(false);
  const rotation = useRotation({ index, advance: () => slider.current?.slickNext() });

  // Not the slider's own signal: it stays away when the window is resized during the fade.
  useEffect(() => {
    if (!sliding) return;
    const timer = setTimeout(() => {
      slidingNow.current = false;
      setSliding(false);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [sliding]);

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
          // The arrow keys would move the focus out of sight with the banner that has it.
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
              // The slider makes it an inline block; on the baseline it would stand too high by a few pixels.
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
