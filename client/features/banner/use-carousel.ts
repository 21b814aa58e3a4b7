import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { Banner } from '../../../records/banner/wire.ts';

type Carousel = ComponentType<{ banners: Banner[] }>;

/**
 * Loads the carousel after the first banner has been displayed. Returns null until then, and when loading
 * fails.
 */
export function useCarousel(region: RefObject<HTMLElement | null>, wanted: boolean): Carousel | null {
  const [carousel, setCarousel] = useState<Carousel | null>(null);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    async function load(): Promise<void> {
      await firstPicture(region.current);
      await idle();
      const { BannerCarousel } = await import('./carousel-module.ts');
      await focusElsewhere(region.current);
      if (!left) setCarousel(() => BannerCarousel);
    }
    load().catch(() => {});
    return () => {
      left = true;
    };
  }, [region, wanted]);

  return carousel;
}

/** Resolves when the picture has loaded or failed. */
async function firstPicture(region: HTMLElement | null): Promise<void> {
  const picture = region?.querySelector('img');
  if (!picture || picture.complete) return;
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/** Waits until the focus is elsewhere: a focused link must not be replaced. */
async function focusElsewhere(region: HTMLElement | null): Promise<void> {
  if (!region?.contains(document.activeElement)) return;
  await new Promise((resolve) => region.addEventListener('focusout', resolve, { once: true }));
}
