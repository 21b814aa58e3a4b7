import type { DailyPage } from '../../shared/daily.ts';

interface DailyTitle {
  title: string;
  lead: string;
  /** Label of the count, and the text shown without a count. */
  count: string;
  uncounted: string;
}

const UNCOUNTED = '数えられません';

/** Titles and descriptions of the daily pages. */
export const DAILY: Readonly<Record<DailyPage, DailyTitle>> = {
  searches: {
    title: '検索キーワード',
    lead: 'サイト内検索でよく使われた言葉と、見つからなかった言葉です。',
    count: '0件だった言葉',
    uncounted: UNCOUNTED,
  },
  links: {
    title: 'リンク',
    lead: '切れたリンク、遠回りのリンク、どこからも行けないページです。',
    count: '切れたリンク',
    uncounted: UNCOUNTED,
  },
  outside: {
    title: '外部リンクの確認',
    lead: '内容に書いたほかのサイトのアドレスが、今も開けるかです。',
    count: '開けないアドレス',
    uncounted: 'まだ確認していません',
  },
  deadlines: {
    title: '期限',
    lead: '公開の始まりと終わり、ウェビナー、販売終了、古くなった文、証明書です。',
    count: '過ぎたものと30日以内',
    uncounted: UNCOUNTED,
  },
};
