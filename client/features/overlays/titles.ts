import type { SurveyKind } from '../../lib/products/offers.ts';
import type { OverlayId } from './overlay-queue.ts';

/** Name and heading of each overlay. */
export const TITLES = {
  'quick-inquiry': 'かんたんお問い合わせのご案内',
  'contact-dialog': '導入相談・カタログ請求',
  survey: { site: 'Webサイトに関するアンケート', form: 'フォームに関するアンケート' },
} satisfies Record<OverlayId, string | Record<SurveyKind, string>>;

export function titleOf(id: OverlayId, survey: SurveyKind): string {
  return id === 'survey' ? TITLES.survey[survey] : TITLES[id];
}
