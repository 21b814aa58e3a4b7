/** What the tag manager hears of. */
export interface PageViewEvent {
  event: 'page_view';
  page_path: string;
  page_title: string;
  page_category: string;
}

export interface BannerInteractionEvent {
  event: 'banner_interaction';
  module: 'arrow' | 'indicators' | 'image';
  /** Where the banner leads; empty when it leads nowhere. */
  click_url: string;
  page_name: string;
  page_category: string;
}

/** The service has stored a form. Nothing of what was typed. */
export interface GenerateLeadEvent {
  event: 'generate_lead';
  /** Name of the form. */
  lead_type: string;
  /** Its receipt number, which is made by chance. */
  lead_id: string;
}

export type AnalyticsEvent = PageViewEvent | BannerInteractionEvent | GenerateLeadEvent;

declare global {
  interface Window {
    /** The tag manager reads it once it is there, and adds entries of its own. */
    dataLayer?: unknown[];
  }
}

/** Works with and without a tag manager: the events wait until one reads them. */
export function pushEvent(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** The first segment of a path, or `home`. */
export function pageCategory(pathname: string): string {
  return pathname.split('/')[1] || 'home';
}
