/** Addresses that are no pages: the server answers them itself, and no row of the operators may take them over. */
export const RESOURCES = {
  /** Answers while the process lives, and asks nothing of it. */
  health: '/healthz',
  readiness: '/readyz',
  robots: '/robots.txt',
  security: '/.well-known/security.txt',
  sitemapIndex: '/sitemap.xml',
  operatorRows: '/redirects.json',
  newsFeed: '/news/feed.xml',
  blogFeed: '/blog/feed.xml',
  favicon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/manifest.webmanifest',
  /** Every product with its figures, the schema of that file, and what the site holds in Markdown: for programs. */
  products: '/products.json',
  productsSchema: '/products.schema.json',
  llms: '/llms.txt',
  /** What the page of the same name compares, as a file. */
  comparison: '/products/compare.csv',
  /** Colours and corners of whoever runs the site. */
  theme: '/theme.css',
} as const;

/** What the sitemap index lists: one sitemap for each kind of page. */
export const SITEMAPS = {
  pages: '/sitemap-pages.xml',
  products: '/sitemap-products.xml',
  solutions: '/sitemap-solutions.xml',
  cases: '/sitemap-cases.xml',
  news: '/sitemap-news.xml',
  articles: '/sitemap-articles.xml',
  careers: '/sitemap-careers.xml',
  webinars: '/sitemap-webinars.xml',
} as const;

export type SitemapKind = keyof typeof SITEMAPS;

export const RESOURCE_PATHS: readonly string[] = [...Object.values(RESOURCES), ...Object.values(SITEMAPS)];

/** What the pages in the browser ask the site itself for; the content service knows nothing of it. */
export const SITE_CALLS = {
  /** What the page at `?path=` says, as content/pages has it; home.yaml for the home page. */
  pages: '/-/pages',
  /** Operators post here what caches are to forget. */
  purge: '/-/purge',
  /** Operators and editors' tools post here when the content folder has changed. */
  content: '/-/content',
  /** Editors open a preview here, and end it at the address below. */
  preview: '/-/preview',
  endPreview: '/-/preview/end',
} as const;

/** Browsers post here what the content security policy has kept out. */
export const CSP_REPORTS = '/-/csp-reports';

/** Drawings of networks, as files for other programs. */
export const TOPOLOGY_FOLDER = '/topology/';

export const RESOURCE_FOLDERS = [
  '/-/',
  '/api/',
  '/assets/',
  '/media/',
  '/images/',
  '/styles/',
  TOPOLOGY_FOLDER,
] as const;

/** Whether the server answers a path itself, and no page does. */
export function isResource(path: string): boolean {
  return RESOURCE_PATHS.includes(path) || RESOURCE_FOLDERS.some((folder) => path.startsWith(folder));
}
