import { formatDayWithWeekday } from '../../../shared/text/date.ts';
import type { BriefText } from './types.ts';
import { HOURS, outlineOf } from './webinar-card.ts';

interface KnownWebinar {
  date: string;
  title: string;
  lead: string;
}

/** The webinars whose addresses exist whether or not the API lists them. */
export const KNOWN_WEBINARS: Readonly<Record<string, KnownWebinar>> = {
  '/webinar/20250403': {
    date: '2025-04-03',
    title: '台数と給電から考える無線LANの更新',
    lead: 'カタログの最高速度ではなく、人数と部屋から必要な台数を求め、スイッチの給電容量まで一続きに見積もる手順を説明しました。',
  },
  '/webinar/20250626': {
    date: '2025-06-26',
    title: '同軸と電話線を生かす集合住宅の高速化',
    lead: '光ファイバーを住戸まで引けない建物で、既設の配線から高速な回線を届けるG.hnの仕組みと、配線の調べ方を解説しました。',
  },
  '/webinar/20250724': {
    date: '2025-07-24',
    title: 'IPoE回線で組む拠点間VPN',
    lead: '契約の名称ではなく方式から、何ができて何ができないかを見分け、拠点間VPNと予備回線を組むまでを説明しました。',
  },
  '/webinar/20250925': {
    date: '2025-09-25',
    title: '多拠点のネットワークを3人で運用する',
    lead: '拠点の数に対して担当者が少ない組織に向けて、運用の決めごとをどの順に固めるかを、実際の画面を動かしながら説明しました。',
  },
};

/** What the site itself knows of the webinar at this address: enough to tell what it was, and to ask for the recording. */
export function knownWebinar(pathname: string): BriefText | undefined {
  const known = Object.hasOwn(KNOWN_WEBINARS, pathname) ? KNOWN_WEBINARS[pathname] : undefined;
  return known && textOf(known);
}

function textOf({ date, title, lead }: KnownWebinar): BriefText {
  const when = formatDayWithWeekday(date);
  return {
    title,
    eyebrow: 'Webinar',
    lead,
    description: `${when}に開いたウェビナー「${title}」の内容と、録画の視聴を申し込む方法のご案内です。お申し込みいただいた方に、視聴方法をメールでお知らせします。`,
    crumbs: [{ name: 'セミナー', path: '/webinar' }],
    sections: [
      outlineOf([
        ['開催日時', `${when}${HOURS}(終了しました)`],
        ['形式', 'オンライン配信、無料'],
        ['録画', 'お申し込みいただいた方に、視聴方法をメールでご案内します'],
      ]),
    ],
  };
}
