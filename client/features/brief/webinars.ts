import { formatDayWithWeekday } from '../../../shared/text/date.ts';
import type { BriefPages, BriefText } from './types.ts';
import { HOURS } from './upcoming-webinars.ts';
import { SESSIONS, type Session } from './webinar-sessions.ts';

function pathOf({ date }: Session): string {
  return `/webinar/${date.replaceAll('-', '')}`;
}

/** Drawn with the content, like the covers of articles. */
export function coverOf({ date }: Pick<Session, 'date'>): string {
  return `/media/webinars/${date.replaceAll('-', '')}.svg`;
}

function textOf(session: Session): BriefText {
  const { date, title, lead, audience, chapters, takeaways, next, productIds } = session;
  const when = formatDayWithWeekday(date);
  return {
    title,
    eyebrow: 'Webinar',
    lead,
    cover: coverOf(session),
    description: `${when}に開いたウェビナー「${title}」の内容です。章立て、配布資料、録画の視聴方法、関連する製品と事例をまとめています。`,
    crumbs: [{ name: 'セミナー', path: '/webinar' }],
    sections: [
      {
        id: 'outline',
        title: '開催の概要',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['開催日時', `${when}${HOURS}(終了しました)`],
              ['形式', 'オンライン配信、無料'],
              ['対象', audience],
              ['録画', '60分、字幕付き、章ごとの頭出しに対応'],
            ],
          },
        ],
      },
      { id: 'chapters', title: '内容', blocks: [{ kind: 'steps', items: chapters }] },
      {
        id: 'archive',
        title: '録画と資料を見る',
        lead: 'お申し込みいただいた方に、視聴用のご案内と次の資料をメールでお送りします。開催時にご登録の方も、改めてお申し込みください。',
        blocks: [
          { kind: 'list', items: takeaways },
          {
            kind: 'paragraphs',
            texts: [
              '件名に開催日と「録画の視聴」、本文に法人名、お名前、メールアドレスをお書きください。社内の勉強会で上映する場合は、人数と日程もお知らせください。',
            ],
          },
          { kind: 'contact', desk: 'sales' },
        ],
      },
      { id: 'next', title: 'あわせて見る', blocks: [{ kind: 'cards', items: next }] },
    ],
    cases: { title: '取り上げた製品の導入事例', productIds },
  };
}

export const pages: BriefPages = {
  '/webinar': {
    title: 'セミナー・ウェビナー',
    eyebrow: 'Webinar',
    lead: '製品の紹介ではなく、明日の設計と運用に使える考え方をお話しします。これまでの回は、録画でご覧いただけます。',
    description:
      'ミナモネットワークスのウェビナーの案内です。無線LANの更新、集合住宅の高速化、IPoEの拠点間VPN、多拠点の運用の4回を録画で公開しています。内容と資料、視聴の方法をまとめました。',
    sections: [
      {
        id: 'archives',
        title: '録画を公開している回',
        blocks: [
          {
            kind: 'covers',
            items: [...SESSIONS].reverse().map((session) => ({
              to: pathOf(session),
              cover: coverOf(session),
              meta: formatDayWithWeekday(session.date),
              title: session.title,
              text: `対象:${session.audience}`,
            })),
          },
        ],
      },
      {
        id: 'how',
        title: 'ご視聴の方法',
        blocks: [
          {
            kind: 'steps',
            items: [
              { title: '回を選ぶ', text: 'それぞれのページで、章立てと配布する資料をご確認ください。' },
              {
                title: '申し込む',
                text: '法人名、お名前、メールアドレスをお知らせください。費用はかかりません。',
              },
              {
                title: '視聴する',
                text: '視聴用のご案内と資料をメールでお送りします。すべての回に字幕があり、音声を出せない場所でもご覧いただけます。',
              },
            ],
          },
        ],
      },
      {
        id: 'visits',
        title: '会場とお客様先での催し',
        blocks: [
          {
            kind: 'points',
            items: [
              {
                title: '展示会',
                text: '実機での切り替えや配線の再現を展示しています。予定は[お知らせ](/news?category=%E3%82%A4%E3%83%99%E3%83%B3%E3%83%88)に掲載します。',
              },
              {
                title: '出張の勉強会',
                text: '販売店様とお客様の社内勉強会に、技術の担当者が伺います。題材と人数をお知らせください。',
              },
            ],
          },
        ],
      },
    ],
    consult: {
      title: '取り上げてほしい題材を募集しています',
      text: '設計で迷ったこと、運用で困ったことをお聞かせください。次の回の題材として検討し、個別のご相談にもお答えします。',
      about: 'ウェビナーについて',
    },
  },
  ...Object.fromEntries(SESSIONS.map((session) => [pathOf(session), textOf(session)])),
};
