import { FEEDS } from '../feeds.ts';

/** Paths that are no pages: the server answers them itself, and operators' rows must not use them. */
export const RESOURCES = {
  /** Liveness: answers while the process runs, without further checks. */
  health: '/healthz',
  readiness: '/readyz',
  robots: '/robots.txt',
  security: '/.well-known/security.txt',
  sitemapIndex: '/sitemap.xml',
  operatorRows: '/redirects.json',
  favicon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/manifest.webmanifest',
  /** For programs: every product with its figures, the schema of that file, and a summary of the site in Markdown. */
  products: '/products.json',
  productsSchema: '/products.schema.json',
  llms: '/llms.txt',
  /** The page of the same name as a file. */
  comparison: '/products/compare.csv',
  /** The operator's colours and corners. */
  theme: '/theme.css',
} as const;

/** Sitemaps in the sitemap index, one for each kind of page. */
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

export const RESOURCE_PATHS: readonly string[] = [
  ...Object.values(RESOURCES),
  ...Object.values(SITEMAPS),
  ...Object.values(FEEDS).map(({ path }) => path),
];

/** Calls from pages in the browser that the site itself answers, not the content service. */
export const SITE_CALLS = {
  /** Content of the page at `?path=`, from content/pages; home.yaml for the home page. */
  pages: '/-/pages',
  /** POST by operators: purges caches. */
  purge: '/-/purge',
  /** POST by operators and editors' tools after a change of the content folder. */
  content: '/-/content',
  /** Opens an editor's preview; the path below ends it. */
  preview: '/-/preview',
  endPreview: '/-/preview/end',
} as const;

/** POST by browsers: reports of requests that the content security policy has blocked. */
export const CSP_REPORTS = '/-/csp-reports';

/** Drawings of networks, as files for other programs. */
export const TOPOLOGY_FOLDER = '/topology/';

export const RESOURCE_FOLDERS = [
  '/-/',
  '/api/',
  '/assets/',
  '/media/',
  '/images/',
  '/files/',
  '/styles/',
  TOPOLOGY_FOLDER,
] as const;

/** Whether the server answers a path itself instead of rendering a page. */
export function isResource(path: string): boolean {
  return RESOURCE_PATHS.includes(path) || RESOURCE_FOLDERS.some((folder) => path.startsWith(folder));
}
