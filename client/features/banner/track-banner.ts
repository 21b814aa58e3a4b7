import type { Banner } from '../../../shared/api/models.ts';
import { type BannerInteractionEvent, pageCategory, pushEvent } from '../../analytics/data-layer.ts';
import { bannerLink } from './banner-link.ts';

/** `banner` is the one that was clicked, or that an arrow or an indicator brought up. */
export function trackBanner(module: BannerInteractionEvent['module'], banner: Banner): void {
  pushEvent({
    event: 'banner_interaction',
    module,
    click_url: bannerLink(banner) ?? '',
    page_name: document.title,
    page_category: pageCategory(window.location.pathname),
  });
}
