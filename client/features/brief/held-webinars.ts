import type { Webinar } from '../../../shared/api/webinar.ts';
import { formatDayWithWeekday } from '../../../shared/text/date.ts';
import type { Api } from '../../api/api.ts';
import type { IconName } from '../../components/icon.tsx';
import type { BriefBlock, BriefSection, BriefText } from './types.ts';
import { cardOf, HOURS, outlineOf, pathOf } from './webinar-card.ts';

/** What the list of webinars says of those that were held, the last one first. */
export function heldSection(webinars: Webinar[]): BriefSection {
  return {
    id: 'archives',
    title: '録画を公開している回',
    blocks: [
      {
        kind: 'covers',
        items: webinars.filter(({ recorded }) => recorded).map(cardOf),
      },
    ],
  };
}

/** The page of the webinar at this address, when it was held. */
export async function findHeld(api: Api, pathname: string): Promise<BriefText | undefined> {
  const webinars = await api.getPastWebinars();
  const webinar = webinars.find((item) => pathOf(item) === pathname);
  return webinar && textOf(webinar);
}

/** What a page is about shows in its address. */
function iconFor(path: string): IconName {
  if (path.startsWith('/case-studies/')) return 'check';
  if (path.startsWith('/products/')) return 'search';
  return path.startsWith('/solutions/') && !path.endsWith('/faq') ? 'network' : 'info';
}

function textOf(webinar: Webinar): BriefText {
  const { date, title, lead, audience, chapters, next, recorded, productIds } = webinar;
  const when = formatDayWithWeekday(date);
  const cards: BriefBlock = {
    kind: 'cards',
    items: next.map((item) => ({ ...item, icon: iconFor(item.to) })),
  };
  return {
    title,
    eyebrow: 'Webinar',
    lead,
    ...(webinar.imgUrl && { cover: webinar.imgUrl }),
    description: `${when}に開いたウェビナー「${title}」の内容です。章立て、配布資料、録画の視聴方法、関連する製品と事例をまとめています。`,
    crumbs: [{ name: 'セミナー', path: '/webinar' }],
    sections: [
      outlineOf([
        ['開催日時', `${when}${HOURS}(終了しました)`],
        ['形式', 'オンライン配信、無料'],
        ['対象', audience],
        ['録画', recorded ? '60分、字幕付き、章ごとの頭出しに対応' : '準備中です'],
      ]),
      { id: 'chapters', title: '内容', blocks: [{ kind: 'steps', items: chapters }] },
      archiveSection(webinar),
      ...(next.length > 0 ? [{ id: 'next', title: 'あわせて見る', blocks: [cards] }] : []),
    ],
    cases: { title: '取り上げた製品の導入事例', productIds },
  };
}

function archiveSection({ takeaways, recorded }: Webinar): BriefSection {
  return {
    id: 'archive',
    title: 'お送りする資料',
    lead: recorded
      ? 'お申し込みいただいた方に、録画の視聴用のご案内とあわせてメールでお送りします。開催時にご登録の方も、改めてお申し込みください。'
      : 'お申し込みいただいた方に、メールでお送りします。録画は、準備ができしだいご案内します。',
    blocks: [{ kind: 'list', items: takeaways }],
  };
}
