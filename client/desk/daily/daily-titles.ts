import type { DailyPage } from '../../../shared/desk/daily.ts';

/** What the pages of the daily round are called, and what they show. */
export const DAILY: Readonly<Record<DailyPage, { title: string; lead: string; count: string }>> = {
  searches: {
    title: '検索キーワード',
    lead: 'サイト内検索でよく使われた言葉と、見つからなかった言葉です。',
    count: '0件だった言葉',
  },
  links: {
    title: 'リンク',
    lead: '切れたリンク、遠回りのリンク、どこからも行けないページです。',
    count: '切れたリンク',
  },
  deadlines: {
    title: '期限',
    lead: '公開の始まりと終わり、ウェビナー、販売終了、古くなった文、証明書です。',
    count: '過ぎたものと30日以内',
  },
};
