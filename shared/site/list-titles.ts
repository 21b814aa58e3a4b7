/** Titles of the lists of records without a page in the content folder. */
const DEFAULT_TITLES = {
  '/solutions': 'ソリューション',
  '/case-studies': '導入事例',
  '/blog': 'ブログ',
  '/technology': '技術記事',
  '/news': 'お知らせ',
  '/faq': 'よくあるご質問',
  '/careers': '採用情報',
} as const;

export type ListPath = keyof typeof DEFAULT_TITLES;
export type ListTitles = Readonly<Record<ListPath, string>>;

/** The vendor's titles for the lists of records, by path; other pages use them, too. */
export function listTitles(titleOf: (path: string) => string | undefined): ListTitles {
  const titles = Object.entries(DEFAULT_TITLES).map(([path, title]) => [path, titleOf(path) ?? title]);
  return Object.fromEntries(titles) as ListTitles;
}
