import { namedSolutionPath } from './params.ts';
import type { SlugKind } from './slugs.ts';

/** An old path and the page that replaced it. */
export interface RedirectRow {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** A path that answers 404 permanently. */
export interface GoneRow {
  readonly path: string;
  readonly reason: string;
}

/**
 * A path that redirects to a record's page when its query names one. The parameters are tried in order; all of them are
 * removed. When none names a record, the other rows apply: a page or a dead path.
 */
export interface QueryRow {
  readonly from: string;
  readonly byQuery: readonly { readonly param: string; readonly kind: SlugKind }[];
  readonly reason: string;
}

/** Redirects from the former paths of named solutions, which contained the position in the list. */
export function solutionRedirects(names: readonly string[]): RedirectRow[] {
  return names.map((name, index) => ({
    from: `/solutions/detail${index}`,
    to: namedSolutionPath(name),
    reason: '番号で表したソリューションページを名前のURLに変更',
  }));
}

/**
 * The query that names a product, whatever the former path was: `/goods/detail.asp?ProductID=203`. It applies to paths
 * that are no page, and to lists of products.
 */
export const PRODUCT_QUERY: QueryRow = {
  from: '*',
  byQuery: [{ param: 'productId', kind: 'product' }],
  reason: '製品番号をクエリで渡す旧製品ページ',
};

export const LEGACY_QUERIES: readonly QueryRow[] = [
  { ...PRODUCT_QUERY, from: '/products/info' },
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
];
