import {
  CONTACT_DIALOG_CLICKS,
  FIRST_CLICKS_KEY,
  INQUIRY_SENT_KEY,
  QUICK_INQUIRY_CLOSED_KEY,
  SURVEY_AFTER_OFFERS_MS,
  SURVEY_DELAY_MS,
  SURVEY_DISMISSED_KEY,
  SURVEY_SALES_DELAY_MS,
} from '../../../shared/constants.ts';
import { type RouteId, routeOf, type Section } from '../../../shared/paths/routes.ts';
import { readItem, writeItem } from '../browser/browser-storage.ts';
import type { CurrentPage } from '../hooks/use-current-section.ts';

// Conditions for each overlay, and their state in the browser's storage: docs/specification.md#quick-inquiry,
// #contact-dialog and #survey.

const SECTIONS = new Set<Section>(['products', 'solutions', 'case-studies', 'company']);
/** Pages with the dialog but without the quick inquiry. */
const DIALOG_ALONE = new Set<RouteId>(['home', 'about', 'careers', 'career']);

export function offersQuickInquiry(page: CurrentPage | undefined): boolean {
  return page !== undefined && !DIALOG_ALONE.has(page.route) && isOffered(page);
}

export function offersContactDialog(page: CurrentPage | undefined): boolean {
  return page !== undefined && (DIALOG_ALONE.has(page.route) || isOffered(page));
}

function isOffered({ section }: CurrentPage): boolean {
  return section !== undefined && SECTIONS.has(section);
}

/** Returns whether visitors compare, list or calculate on the page: no overlay interrupts them. */
export function isWorkplace(page: CurrentPage | undefined): boolean {
  return /^(compare|product-list|tool-)/.test(page?.route ?? '');
}

export type SurveyKind = 'site' | 'form';

/** Kind of the survey on a page: the page of the contact form has a survey about the form. */
export function surveyKind(pathname: string): SurveyKind {
  return pathname === routeOf('sales').pattern ? 'form' : 'site';
}

/**
 * Delay in milliseconds. The specification only defines the delay of the form's survey. Where the contact dialog
 * appears, the survey follows it.
 */
export function surveyDelay(
  kind: SurveyKind,
  page: CurrentPage | undefined,
  untilContactDialog: number,
): number {
  if (kind === 'form') return SURVEY_SALES_DELAY_MS;
  if (!offersContactDialog(page)) return SURVEY_DELAY_MS;
  return SURVEY_AFTER_OFFERS_MS + (mayShowContactDialog() ? untilContactDialog : 0);
}

export function mayShowQuickInquiry(): boolean {
  return readItem('sessionStorage', QUICK_INQUIRY_CLOSED_KEY) !== '1';
}

export function closeQuickInquiry(): void {
  writeItem('sessionStorage', QUICK_INQUIRY_CLOSED_KEY, '1');
}

function firstClicks(): number {
  return Number(readItem('sessionStorage', FIRST_CLICKS_KEY)) || 0;
}

/** False after an inquiry was sent, and after enough clicks. */
export function mayShowContactDialog(): boolean {
  return firstClicks() < CONTACT_DIALOG_CLICKS && readItem('sessionStorage', INQUIRY_SENT_KEY) !== '1';
}

export function noteInquirySent(): void {
  writeItem('sessionStorage', INQUIRY_SENT_KEY, '1');
}

export function countFirstClick(): void {
  writeItem('sessionStorage', FIRST_CLICKS_KEY, String(firstClicks() + 1));
}

export function mayShowSurvey(): boolean {
  return readItem('localStorage', SURVEY_DISMISSED_KEY) !== '1';
}

/** Calls `onDismissed` when the survey is closed in another tab. */
export function watchSurveyDismissed(onDismissed: () => void): () => void {
  function onStorage({ key, newValue }: StorageEvent): void {
    if (key === SURVEY_DISMISSED_KEY && newValue === '1') onDismissed();
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function dismissSurvey(): void {
  writeItem('localStorage', SURVEY_DISMISSED_KEY, '1');
}
