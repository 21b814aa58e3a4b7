import type { DeskKind } from '../shared/api.ts';

const ARTICLES = ['news', 'blog', 'technology', 'case-studies', 'solutions', 'careers', 'faq', 'webinars'];
const PRODUCTS = [
  'categories',
  'specifications',
  'accessories',
  'firmware',
  'warranty',
  'setup-guide',
  'files',
];
const PAGES = ['home', 'pages', 'company', 'banners', 'service', 'single', 'partners'];

/** Kinds in groups for editors; kinds without a group belong to the site as a whole. */
export function groupsOf(kinds: readonly DeskKind[]): { title: string; kinds: DeskKind[] }[] {
  const groupOf = ({ name }: DeskKind) => {
    if (ARTICLES.includes(name)) return '記事';
    if (name.startsWith('products/') || PRODUCTS.includes(name)) return '製品';
    return PAGES.includes(name) ? 'ページ' : 'サイト';
  };
  return ['記事', 'ページ', '製品', 'サイト']
    .map((title) => ({ title, kinds: kinds.filter((kind) => groupOf(kind) === title) }))
    .filter((group) => group.kinds.length > 0);
}
