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

/**
 * The page view of the address that is shown now; called once per change of path or query, when title and canonical link are
 * those of the new page. Addresses go without their query, which may carry what a visitor typed.
 */
export function pushPageView(pathname: string): void {
  pushEvent({
    event: 'page_view',
    page_path: pathname,
    page_title: redact(document.title),
    page_category: pageCategory(pathname),
  });
}

/** Takes out what looks like a mail address, or like a number of nine digits and more: a search result's title quotes the visitor. */
export function redact(text: string): string {
  return text
    .replace(/(?<![^\s「」@＠])[^\s「」@＠]+[@＠][^\s「」]+/gu, '***')
    .replace(/\p{Nd}(?:[\s()ー－‐−-]*\p{Nd}){8,}/gu, '***');
}
