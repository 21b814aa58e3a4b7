import type { DeskKind } from '../shared/api.ts';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  記事: ['news', 'blog', 'technology', 'case-studies', 'solutions', 'careers', 'faq', 'webinars'],
  ページ: ['home', 'pages', 'company', 'banners', 'service', 'single', 'partners'],
  製品: ['categories', 'specifications', 'accessories', 'firmware', 'warranty', 'setup-guide', 'files'],
  サイト: [],
};

/** Kinds in groups for editors; kinds without a group belong to the site as a whole. */
export function groupsOf(kinds: readonly DeskKind[]): { title: string; kinds: DeskKind[] }[] {
  const titles = Object.keys(GROUPS);
  const groupOf = ({ name }: DeskKind) =>
    name.startsWith('products/')
      ? '製品'
      : (titles.find((title) => GROUPS[title]?.includes(name)) ?? 'サイト');
  return titles
    .map((title) => ({ title, kinds: kinds.filter((kind) => groupOf(kind) === title) }))
    .filter((group) => group.kinds.length > 0);
}
