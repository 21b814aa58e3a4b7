import type { LazyRouteFunction, Params, RouteObject } from 'react-router';
import { parseParam } from '../../shared/paths/params.ts';
import type { RouteId } from '../../shared/paths/routes.ts';

export interface PageModule {
  /** The module's file below client/routes without its ending, by which the server finds the built one. */
  source: string;
  load: LazyRouteFunction<RouteObject>;
  /** File of the part that the module shows at an address, if it depends on the address. */
  part?: (param: string | undefined) => string;
  /** Loads that part, in addition to the module. */
  loadPart?: (params: Params) => Promise<unknown>;
  /** Names of the guards that the server runs before the page (server/render/guards.ts). */
  guards?: readonly string[];
}

const page = (source: string, load: PageModule['load']): PageModule => ({ source, load });

const catalogueEntry: PageModule = {
  ...page('products/catalogue-entry', () => import('./products/catalogue-entry.tsx')),
  part: (param) => `products/${parseParam('product', param ?? '') ? 'product' : 'category'}`,
  loadPart: async (params) => (await import('./products/catalogue-entry.tsx')).loadPart(params),
};
const document = page('company/document', () => import('./company/document.tsx'));
const textPage = page('company/text-page', () => import('./company/text-page.tsx'));
const warrantyCheck = page('tools/warranty-check', () => import('./tools/warranty-check.tsx'));
const form = page('form', () => import('./form.tsx'));

/** Modules of the pages in the route table, sorted by file: similar names compress better in the first script. */
export const pageModules: Record<RouteId, PageModule> = {
  'blog-article': page('articles/blog-article', () => import('./articles/blog-article.tsx')),
  blog: page('articles/blog', () => import('./articles/blog.tsx')),
  'case-studies': page('articles/case-studies', () => import('./articles/case-studies.tsx')),
  'case-study': page('articles/case-study', () => import('./articles/case-study.tsx')),
  'faq-article': page('articles/faq-article', () => import('./articles/faq-article.tsx')),
  faq: page('articles/faq', () => import('./articles/faq.tsx')),
  'news-article': page('articles/news-article', () => import('./articles/news-article.tsx')),
  news: page('articles/news', () => import('./articles/news.tsx')),
  'service-faq': page('articles/service-faq', () => import('./articles/service-faq.tsx')),
  tag: page('articles/tag', () => import('./articles/tag.tsx')),
  tags: page('articles/tags', () => import('./articles/tags.tsx')),
  'technology-article': page(
    'articles/technology-article',
    () => import('./articles/technology-article.tsx'),
  ),
  technology: page('articles/technology', () => import('./articles/technology.tsx')),
  webinar: page('articles/webinar', () => import('./articles/webinar.tsx')),
  webinars: page('articles/webinars', () => import('./articles/webinars.tsx')),
  about: page('company/about', () => import('./company/about.tsx')),
  accessibility: page('company/accessibility', () => import('./company/accessibility.tsx')),
  career: page('company/career', () => import('./company/career.tsx')),
  careers: page('company/careers', () => import('./company/careers.tsx')),
  'company-profile': page('company/company-profile', () => import('./company/company-profile.tsx')),
  company: page('company/company', () => import('./company/company.tsx')),
  contact: page('company/contact', () => import('./company/contact.tsx')),
  'external-transmission': page(
    'company/external-transmission',
    () => import('./company/external-transmission.tsx'),
  ),
  partners: page('company/partners', () => import('./company/partners.tsx')),
  home: page('home', () => import('./home.tsx')),
  'all-products': page('products/all-products', () => import('./products/all-products.tsx')),
  compare: page('products/compare', () => import('./products/compare.tsx')),
  downloads: page('products/downloads', () => import('./products/downloads.tsx')),
  'product-list': page('products/product-list', () => import('./products/product-list.tsx')),
  products: page('products/products', () => import('./products/products.tsx')),
  solution: page('products/solution', () => import('./products/solution.tsx')),
  solutions: page('products/solutions', () => import('./products/solutions.tsx')),
  'sub-category': page('products/sub-category', () => import('./products/sub-category.tsx')),
  search: page('search', () => import('./search.tsx')),
  'tool-optics': page('tools/tool-optics', () => import('./tools/tool-optics.tsx')),
  'tool-poe': page('tools/tool-poe', () => import('./tools/tool-poe.tsx')),
  'tool-power': page('tools/tool-power', () => import('./tools/tool-power.tsx')),
  'tool-wan': page('tools/tool-wan', () => import('./tools/tool-wan.tsx')),
  'tool-wireless': page('tools/tool-wireless', () => import('./tools/tool-wireless.tsx')),
  category: catalogueEntry,
  product: catalogueEntry,
  tools: textPage,
  service: textPage,
  'aftersale-flow': document,
  'service-info-page': document,
  'warranty-check': warrantyCheck,
  'warranty-report': form,
  'warranty-results': warrantyCheck,
  'warranty-policy': document,
  'service-request': form,
  'post-sales': form,
  'company-leader': textPage,
  sales: form,
  'catalogue-form': form,
  'get-price': form,
  privacy: document,
  'text-page': textPage,
};
