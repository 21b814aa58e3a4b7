/** Lists that fields choose from, each with the form of the value that files store. */
export const REFERENCES = {
  products: '製品の番号',
  accessories: 'accessories.yaml の番号',
  solutions: 'ソリューションの番号',
  cases: '導入事例の番号',
  categories: 'カテゴリーの番号',
  series: '小分類の番号',
  tags: 'tags.yaml の urlName',
  contacts: 'site.yaml の contacts の id',
  tiers: 'site.yaml の tiers の id',
  labels: 'choices.yaml の labels の名前',
  industries: 'choices.yaml の industries の名前',
  partnerLevels: 'choices.yaml の partnerLevels の名前',
  fileKinds: 'choices.yaml の fileKinds の名前',
  warrantyContracts: 'choices.yaml の warrantyContracts の名前',
  newsKinds: 'pages/news.yaml の words.kinds の名前',
  blogCategories: 'pages/blog.yaml の words.categories の名前',
  pages: 'ページのパス',
  screens: 'ページのパス',
  pictures: '/images/… のパス',
  photographs: 'コンテンツフォルダーからのパス',
} as const;
export type Reference = keyof typeof REFERENCES;

/** Metadata of a field that chooses from a list: forms offer the list by names and pictures. */
export function chosenFrom(reference: Reference): { reference: Reference } {
  return { reference };
}
