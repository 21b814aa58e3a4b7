import type { Banner } from '../../../records/banner/wire.ts';
import { type BannerInteractionEvent, pageCategory, pushEvent } from '../../analytics/data-layer.ts';
import { bannerLink } from './banner-link.ts';

/** Records an interaction. `banner` is the clicked one, or the one selected by an arrow or an indicator. */
export function trackBanner(module: BannerInteractionEvent['module'], banner: Banner): void {
  pushEvent({
    event: 'banner_interaction',
    module,
    click_url: bannerLink(banner) ?? '',
    page_name: document.title,
    page_category: pageCategory(window.location.pathname),
  });
}
