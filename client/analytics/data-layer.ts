/** Events for the tag manager. */
interface PageViewEvent {
  event: 'page_view';
  page_path: string;
  page_title: string;
  page_category: string;
}

export interface BannerInteractionEvent {
  event: 'banner_interaction';
  module: 'arrow' | 'indicators' | 'image';
  /** Target of the banner; empty without one. */
  click_url: string;
  page_name: string;
  page_category: string;
}

/** A form has been stored. Contains none of the submitted values. */
interface GenerateLeadEvent {
  event: 'generate_lead';
  /** Name of the form. */
  lead_type: string;
  /** Receipt number, which is random. */
  lead_id: string;
}

type AnalyticsEvent = PageViewEvent | BannerInteractionEvent | GenerateLeadEvent;

declare global {
  interface Window {
    /** Queue that the tag manager reads after loading, and to which it adds its own entries. */
    dataLayer?: unknown[];
  }
}

/** Adds an event to the data layer, with or without a tag manager: events wait until one reads them. */
export function pushEvent(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** The first segment of a path, or `home`. */
export function pageCategory(pathname: string): string {
  return pathname.split('/')[1] || 'home';
}

/**
 * Records the page view of the current address. Must be called once per change of path or query, after title
 * and canonical link have been updated. Addresses are recorded without their query, which may contain a
 * visitor's input.
 */
export function pushPageView(pathname: string): void {
  pushEvent({
    event: 'page_view',
    page_path: pathname,
    page_title: redact(document.title),
    page_category: pageCategory(pathname),
  });
}

/**
 * Replaces mail addresses and numbers of nine or more digits: the title of a search result contains the
 * visitor's input.
 */
export function redact(text: string): string {
  return text
    .replace(/(?<![^\s「」@＠])[^\s「」@＠]+[@＠][^\s「」]+/gu, '***')
    .replace(/\p{Nd}(?:[\s()ー－‐−-]*\p{Nd}){8,}/gu, '***');
}
