// Words that the API's records and queries choose from. They stand apart from the schemas: pages show them, and have no use
// for the library that checks.

/**
 * Query parameters of the product finder, of its page and of `goods/list` alike. A question has one of its own; any other
 * that a category asks shares `facet`, whose values name it: `facet=zoom:10x`.
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

/** Orders of a list of products, beside the one that the vendor recommends. */
export const PRODUCT_ORDERS = ['new', 'model'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

export const DOCUMENT_TYPES = ['datasheet', 'manual', 'firmware'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const DOCUMENT_TYPE_NAMES: Record<DocumentType, string> = {
  datasheet: 'データシート',
  manual: '設置ガイド',
  firmware: 'ファームウェア',
};

export const PARTNER_KINDS = ['販売', '施工', '運用'] as const;

/** What the list of news can be narrowed to; an upstream may know more. */
export const NEWS_FILTERS = ['お知らせ', '新製品', 'プレスリリース', 'イベント', 'サポート'] as const;

/** Numbers that the calls of the search know the kinds by; they never change. */
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
