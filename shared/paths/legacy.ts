import { FIXED_SOLUTION_PARAMS } from './params.ts';
import type { SlugKind } from './slugs.ts';

/** An old path and the page that took its place. */
export interface RedirectRow {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** A path that answers 404 for good. */
export interface GoneRow {
  readonly path: string;
  readonly reason: string;
}

/**
 * A path that leads to a record's page when its query names one. The parameters are tried in order; all of
 * them are consumed. When none leads anywhere, the path is what the other rows say: a page or a dead path.
 */
export interface QueryRow {
  readonly from: string;
  readonly byQuery: readonly { readonly param: string; readonly kind: SlugKind }[];
  readonly reason: string;
}

export const LEGACY_REDIRECTS: readonly RedirectRow[] = [
  { from: '/home', to: '/', reason: 'トップページのURL変更' },
  { from: '/about', to: '/about-us', reason: '会社案内のURL変更' },
  { from: '/presales', to: '/sales', reason: '導入相談フォームのURL変更(backUrl、happenContentは引き継ぐ)' },
  { from: '/company/leaderSmessage', to: '/company/leader', reason: '代表挨拶のURL変更' },
  { from: '/service/afterSaleFlow', to: '/service/aftersale-flow', reason: '修理の流れのURL変更' },
  { from: '/service/serviceInfo', to: '/service/service-info', reason: 'サポート案内のURL変更' },
  { from: '/service/warrantyPolicy', to: '/service/product-warranty-policy', reason: '保証規定のURL変更' },
  ...FIXED_SOLUTION_PARAMS.map((param, index) => ({
    from: `/solutions/detail${index}`,
    to: `/solutions/${param}`,
    reason: '番号で表したソリューションページを名前のURLに変更',
  })),
];

export const LEGACY_QUERIES: readonly QueryRow[] = [
  {
    from: '/products/info',
    byQuery: [{ param: 'productId', kind: 'product' }],
    reason: '製品番号をクエリで渡す旧製品ページ',
  },
  {
    from: '/news/newsDetail',
    byQuery: [{ param: 'id', kind: 'news' }],
    reason: '記事番号をクエリで渡す旧ニュースページ',
  },
  {
    from: '/products/all-products',
    byQuery: [
      { param: 'subId', kind: 'sub-category' },
      { param: 'cateId', kind: 'category' },
    ],
    reason: 'カテゴリー番号をクエリで渡す旧製品一覧',
  },
];

export const GONE: readonly GoneRow[] = [
  { path: '/products/info', reason: '製品番号のない旧製品ページ' },
  { path: '/news/newsDetail', reason: '記事番号のない旧ニュースページ' },
  { path: '/service/info', reason: '内容を渡されないと表示できない旧サポートページ' },
  { path: '/solutions/info', reason: '内容を渡されないと表示できない旧ソリューションページ' },
  { path: '/case-studies/info', reason: '内容を渡されないと表示できない旧事例ページ' },
  { path: '/careers/info', reason: '内容を渡されないと表示できない旧採用ページ' },
  { path: '/news/eol-notice-2019_101.html', reason: '2019年の販売終了案内(掲載終了)' },
  { path: '/news/eol-notice-2020_112.html', reason: '2020年の販売終了案内(掲載終了)' },
  { path: '/news/eol-notice-2021_127.html', reason: '2021年の販売終了案内(掲載終了)' },
  { path: '/news/eol-ms1008-series_96.html', reason: 'MS1008シリーズの販売終了案内(掲載終了)' },
  { path: '/news/eol-ma1200-series_118.html', reason: 'MA1200シリーズの販売終了案内(掲載終了)' },
  { path: '/news/eol-mr800_133.html', reason: 'MR800の販売終了案内(掲載終了)' },
  { path: '/news/interop2018_74.html', reason: '2018年の展示会出展案内(会期終了)' },
  { path: '/news/interop2019_88.html', reason: '2019年の展示会出展案内(会期終了)' },
  { path: '/news/interop2021_124.html', reason: '2021年の展示会出展案内(会期終了)' },
  { path: '/news/school-ict-expo-2019_92.html', reason: '2019年の教育分野の展示会出展案内(会期終了)' },
  { path: '/news/cable-tech-show-2022_141.html', reason: '2022年のケーブル技術展示会出展案内(会期終了)' },
  { path: '/news/hotel-facility-show-2020_109.html', reason: '2020年の宿泊施設向け展示会出展案内(会期終了)' },
];
