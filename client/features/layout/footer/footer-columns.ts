import type { ProductCategory } from '../../../../shared/api/goods.ts';
import type { SolutionCard } from '../../../../shared/api/solution.ts';
import { solutionPath } from '../../../../shared/paths/params.ts';
import { COMPANY_LINKS, categoryLink, KNOWLEDGE_LINKS, type NavLink, SUPPORT_LINKS } from '../navigation.ts';

export interface FooterColumn {
  name: string;
  path: string;
  links: readonly NavLink[];
}

/** The five columns at the foot of every page; with them every part of the site is two steps away. */
export function footerColumns(categories: ProductCategory[], solutions: SolutionCard[]): FooterColumn[] {
  return [
    {
      name: '製品情報',
      path: '/products',
      links: [
        ...categories.map((category) => ({ name: category.name, path: categoryLink(category) })),
        { name: 'すべての製品', path: '/products/all-products' },
        { name: 'セキュアエッジルーター SEAR', path: '/sear' },
        { name: 'リモート運用アシスタント RITA', path: '/rita' },
      ],
    },
    {
      name: 'ソリューション・事例',
      path: '/solutions',
      links: [
        ...solutions.map((item) => ({ name: item.name, path: item.jumpUrlName ?? solutionPath(item) })),
        { name: 'ソリューション一覧', path: '/solutions' },
        { name: '導入事例', path: '/case-studies' },
        { name: 'セミナー', path: '/webinar' },
      ],
    },
    {
      name: 'サポート',
      path: '/service',
      links: [...SUPPORT_LINKS, { name: 'ダウンロード', path: '/downloads' }],
    },
    {
      name: '企業情報',
      path: '/company',
      links: [
        ...COMPANY_LINKS,
        { name: 'ニュース', path: '/news' },
        { name: 'パートナー', path: '/partners' },
      ],
    },
    {
      name: 'お問い合わせ・技術情報',
      path: '/contact',
      links: [
        { name: 'お問い合わせ窓口', path: '/contact' },
        { name: '導入のご相談', path: '/sales' },
        { name: 'お見積もり', path: '/get-price' },
        { name: 'カタログ請求', path: '/catalogform' },
        ...KNOWLEDGE_LINKS,
        { name: 'タグ一覧', path: '/tags' },
      ],
    },
  ];
}
