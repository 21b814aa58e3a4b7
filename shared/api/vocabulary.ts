// Values for the API's records and queries. They are separate from the schemas, so that pages can use them without
// loading the schema library.

/**
 * Query parameters of the product finder, for its page and `goods/list`. Common facets have one of their own; all
 * others of a category share `facet`, whose values contain their name: `facet=zoom:10x`.
 */
export const FACET_NAMES = [
  'category',
  'series',
  'ports',
  'poe',
  'budget',
  'speed',
  'uplink',
  'layer',
  'wifi',
  'mobile',
  'line',
  'vpn',
  'redundancy',
  'place',
  'environment',
  'sale',
  'facet',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Orders of a list of products, in addition to the recommended one. */
export const PRODUCT_ORDERS = ['new', 'model'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

export const DOCUMENT_TYPES = ['datasheet', 'manual', 'file', 'firmware'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const DOCUMENT_TYPE_NAMES: Record<DocumentType, string> = {
  datasheet: 'データシート',
  manual: '設置ガイド',
  file: 'その他の資料',
  firmware: 'ファームウェア',
};

export const PARTNER_KINDS = ['販売', '施工', '運用'] as const;

/** Kinds of news where the page of the list names none of its own (`words.kinds`). */
export const NEWS_FILTERS = ['お知らせ', '新製品', 'プレスリリース', 'イベント', 'サポート'] as const;

/** Numbers of the kinds in the search's calls; they never change. */
export const SEARCH_TYPE = {
  product: 1,
  case: 2,
  solution: 3,
  news: 4,
  faq: 5,
  technology: 6,
  blog: 7,
  page: 8,
} as const;
