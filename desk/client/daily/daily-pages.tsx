import type { ComponentType } from 'react';
import type { DailyPage } from '../../shared/daily.ts';
import { Page } from '../components/page.tsx';
import { Deadlines } from './deadlines.tsx';
import { Links } from './links.tsx';
import { Outside } from './outside.tsx';
import { Searches } from './searches.tsx';

interface Daily {
  title: string;
  lead: string;
  /** Label of the count on the start page. */
  count: string;
  /** Text shown there without a count. */
  uncounted?: string;
  Content: ComponentType<{ query: URLSearchParams }>;
}

/** Pages of the daily overview. */
export const DAILY: Readonly<Record<DailyPage, Daily>> = {
  searches: {
    title: '検索キーワード',
    lead: 'サイト内検索でよく使われた言葉と、見つからなかった言葉です。',
    count: '0件だった言葉',
    Content: Searches,
  },
  links: {
    title: 'リンク',
    lead: '切れたリンク、遠回りのリンク、どこからも行けないページです。',
    count: '切れたリンク',
    Content: Links,
  },
  outside: {
    title: '外部リンクの確認',
    lead: '内容に書いたほかのサイトのアドレスが、今も開けるかです。',
    count: '開けないアドレス',
    uncounted: 'まだ確認していません',
    Content: Outside,
  },
  deadlines: {
    title: '期限',
    lead: '公開の始まりと終わり、ウェビナー、販売終了、古くなった文、証明書です。',
    count: '過ぎたものと30日以内',
    Content: Deadlines,
  },
};

/** Page of the daily overview. */
export function DailyPages({ page, query }: { page: DailyPage; query: URLSearchParams }) {
  const { title, lead, Content } = DAILY[page];
  return (
    <Page title={title} lead={lead}>
      <Content query={query} />
    </Page>
  );
}
