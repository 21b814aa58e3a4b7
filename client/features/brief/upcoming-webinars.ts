import type { Webinar } from '../../../shared/api/webinar.ts';
import { formatDayWithWeekday } from '../../../shared/text/date.ts';
import type { Api } from '../../api/api.ts';
import type { BriefSection, BriefText } from './types.ts';
import { cardOf, HOURS, outlineOf, pathOf } from './webinar-card.ts';

/** What the list of webinars says of those to come. */
export function upcomingSection(webinars: Webinar[]): BriefSection {
  return {
    id: 'upcoming',
    title: 'これから開く回',
    lead: 'オンラインの配信で、費用はかかりません。開催のあとに、録画と資料もお届けします。',
    blocks: [
      {
        kind: 'covers',
        items: webinars.map(cardOf),
      },
    ],
  };
}

/** The page of the webinar to come whose address this is. */
export async function findUpcoming(api: Api, pathname: string): Promise<BriefText | undefined> {
  const webinars = await api.getUpcomingWebinars();
  const webinar = webinars.find((item) => pathOf(item) === pathname);
  return webinar && textOf(webinar);
}

function textOf({
  date,
  title,
  lead,
  audience,
  imgUrl,
  chapters,
  takeaways,
  productIds,
}: Webinar): BriefText {
  const when = formatDayWithWeekday(date);
  return {
    title,
    eyebrow: 'Webinar',
    lead,
    ...(imgUrl && { cover: imgUrl }),
    description: `${when}に開くウェビナー「${title}」のご案内です。内容と時間の割り当て、対象、お申し込みの方法、お配りする資料をまとめています。`,
    crumbs: [{ name: 'セミナー', path: '/webinar' }],
    sections: [
      outlineOf([
        ['開催日時', `${when}${HOURS}`],
        ['形式', 'オンライン配信、無料、字幕付き'],
        ['対象', audience],
        ['申し込みの期限', '開催の前日の17:00'],
      ]),
      { id: 'chapters', title: '内容', blocks: [{ kind: 'steps', items: chapters }] },
      {
        id: 'materials',
        title: 'お配りする資料',
        lead: 'お申し込みいただいた方に、視聴用のご案内とあわせてお送りします。',
        blocks: [{ kind: 'list', items: takeaways }],
      },
    ],
    cases: { title: '取り上げる製品の導入事例', productIds },
  };
}
