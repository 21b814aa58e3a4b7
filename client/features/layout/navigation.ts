import type { ProductCategory } from '../../../shared/api/goods.ts';
import { subCategoryPath } from '../../../shared/paths/params.ts';
import type { Section } from '../../../shared/paths/routes.ts';

export interface NavLink {
  name: string;
  path: string;
  /** One line for menus that have room for it. */
  note?: string;
}

export interface MainEntry extends NavLink {
  id: 'products' | 'solutions' | 'cases' | 'webinar' | 'support' | 'company';
  /** The part of the site whose pages mark this entry. */
  section: Section;
  /** Said beside the links of the panel. */
  note: string;
  /** An entry without one is a plain link. */
  panel: boolean;
}

/** The main menu; the place of an entry in this list is its `subNavIndex`. */
export const MAIN_MENU: readonly MainEntry[] = [
  {
    id: 'products',
    name: '製品情報',
    path: '/products',
    section: 'products',
    note: 'フロアの給電から拠点間の回線、クラウド管理まで。用途と設置場所から選べます。',
    panel: true,
  },
  {
    id: 'solutions',
    name: 'ソリューション',
    path: '/solutions',
    section: 'solutions',
    note: '業種や建物ごとの課題に、機器の選び方と構成例でお答えします。',
    panel: true,
  },
  {
    id: 'cases',
    name: '導入事例',
    path: '/case-studies',
    section: 'case-studies',
    note: '導入前の課題、構成、運用してからの変化を、現場の声とともにご紹介します。',
    panel: true,
  },
  {
    id: 'webinar',
    name: 'セミナー',
    path: '/webinar',
    section: 'webinar',
    note: '設計と運用の勘どころをお伝えするオンラインセミナーです。',
    panel: false,
  },
  {
    id: 'support',
    name: 'サポート',
    path: '/service',
    section: 'support',
    note: '修理、保証、技術的なご質問まで。製品を長くお使いいただくための窓口です。',
    panel: true,
  },
  {
    id: 'company',
    name: '企業情報',
    path: '/company',
    section: 'company',
    note: '法人向けネットワーク機器を開発する、私たちについてお伝えします。',
    panel: true,
  },
];

/** Panels of the header beside the main menu's; one number says which single panel is open. */
export const KNOWLEDGE_PANEL = MAIN_MENU.length;
export const SEARCH_PANEL = MAIN_MENU.length + 1;

export const KNOWLEDGE_MENU = '技術・ナレッジ';

/** The first one stands for both without script. */
export const KNOWLEDGE_LINKS = [
  { name: 'ネットワーク技術', path: '/technology', note: '規格と設計の基礎' },
  { name: 'ブログ', path: '/blog', note: '開発と現場の話題' },
] as const satisfies readonly NavLink[];

export const TOP_LINKS: readonly NavLink[] = [
  { name: 'ニュース', path: '/news' },
  { name: 'ダウンロード', path: '/downloads' },
  { name: 'お問い合わせ', path: '/sales' },
  { name: 'パートナー', path: '/partners' },
];

export const SUPPORT_LINKS: readonly NavLink[] = [
  { name: 'サポート案内', path: '/service/service-info', note: '窓口と受付時間、保守の範囲' },
  { name: '修理の流れ', path: '/service/aftersale-flow', note: '故障かなと思ったときの手順' },
  { name: '製品保証規定', path: '/service/product-warranty-policy', note: '保証の期間と条件' },
  { name: '保証状況の確認', path: '/service/warranty-check', note: 'シリアル番号で保証期間を照会' },
  { name: '修理・保守のお申し込み', path: '/service/request', note: '受付フォーム' },
  { name: '購入後のお問い合わせ', path: '/service/post-sales', note: '設定や動作についてのご質問' },
  { name: 'サポートFAQ', path: '/service/faq', note: '修理と保証のよくあるご質問' },
  { name: 'よくあるご質問', path: '/faq', note: '製品の選び方と設定' },
];

export const COMPANY_LINKS: readonly NavLink[] = [
  { name: '会社概要', path: '/company/profile', note: '所在地、事業内容、沿革' },
  { name: 'トップメッセージ', path: '/company/leader', note: '代表からのごあいさつ' },
  { name: '当社について', path: '/about-us', note: '強みと開発の考え方' },
  { name: '採用情報', path: '/careers', note: '募集中の職種と働き方' },
];

/** A category's own page, or its products among all products when it has none. */
export function categoryLink(category: ProductCategory): string {
  return category.toLink ?? `/products/all-products?cateId=${category.id}`;
}

export function subCategoryLink(category: ProductCategory, child: ProductCategory['child'][number]): string {
  const own = category.toLink && subCategoryPath(category.toLink.slice('/products/'.length), child);
  return own || `/products/all-products?cateId=${category.id}&subId=${child.id}`;
}
