import type { SurveyKind } from '../../lib/products/offers.ts';
import type { OverlayId } from './overlay-queue.ts';

/** Name of the form. */
export const QUICK_INQUIRY = 'かんたんお問い合わせ';

/** Name and heading of each overlay. */
export const TITLES = {
  'quick-inquiry': 'かんたんお問い合わせのご案内',
  'contact-dialog': '導入相談・カタログ請求',
  survey: { site: 'Webサイトに関するアンケート', form: 'フォームに関するアンケート' },
} satisfies Record<OverlayId, string | Record<SurveyKind, string>>;

/** @param quickInquiry the vendor's own title of the quick inquiry */
export function titleOf(id: OverlayId, survey: SurveyKind, quickInquiry?: string): string {
  if (id === 'quick-inquiry') return quickInquiry ?? TITLES[id];
  return id === 'survey' ? TITLES.survey[survey] : TITLES[id];
}
