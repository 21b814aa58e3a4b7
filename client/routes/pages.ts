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

/** Modules of the pages in the route table. */
export const pageModules: Record<RouteId, PageModule> = {
  home: page('home', () => import('./home.tsx')),
  products: page('products/products', () => import('./products/products.tsx')),
  'all-products': page('products/all-products', () => import('./products/all-products.tsx')),
  'product-list': page('products/product-list', () => import('./products/product-list.tsx')),
  category: catalogueEntry,
  compare: page('products/compare', () => import('./products/compare.tsx')),
  'sub-category': page('products/sub-category', () => import('./products/sub-category.tsx')),
  product: catalogueEntry,
  tools: textPage,
  'tool-poe': page('tools/tool-poe', () => import('./tools/tool-poe.tsx')),
  'tool-power': page('tools/tool-power', () => import('./tools/tool-power.tsx')),
  'tool-optics': page('tools/tool-optics', () => import('./tools/tool-optics.tsx')),
  'tool-wan': page('tools/tool-wan', () => import('./tools/tool-wan.tsx')),
  'tool-wireless': page('tools/tool-wireless', () => import('./tools/tool-wireless.tsx')),
  solutions: page('products/solutions', () => import('./products/solutions.tsx')),
  solution: page('products/solution', () => import('./products/solution.tsx')),
  'case-studies': page('articles/case-studies', () => import('./articles/case-studies.tsx')),
  'case-study': page('articles/case-study', () => import('./articles/case-study.tsx')),
  webinars: page('articles/webinars', () => import('./articles/webinars.tsx')),
  webinar: page('articles/webinar', () => import('./articles/webinar.tsx')),
  service: textPage,
  'service-faq': page('articles/service-faq', () => import('./articles/service-faq.tsx')),
  'aftersale-flow': document,
  'service-info-page': document,
  'warranty-check': warrantyCheck,
  'warranty-report': form,
  'warranty-results': warrantyCheck,
  'warranty-policy': document,
  'service-request': form,
  'post-sales': form,
  faq: page('articles/faq', () => import('./articles/faq.tsx')),
  'faq-article': page('articles/faq-article', () => import('./articles/faq-article.tsx')),
  downloads: page('products/downloads', () => import('./products/downloads.tsx')),
  company: page('company/company', () => import('./company/company.tsx')),
  'company-leader': textPage,
  'company-profile': page('company/company-profile', () => import('./company/company-profile.tsx')),
  about: page('company/about', () => import('./company/about.tsx')),
  careers: page('company/careers', () => import('./company/careers.tsx')),
  career: page('company/career', () => import('./company/career.tsx')),
  partners: page('company/partners', () => import('./company/partners.tsx')),
  news: page('articles/news', () => import('./articles/news.tsx')),
  'news-article': page('articles/news-article', () => import('./articles/news-article.tsx')),
  blog: page('articles/blog', () => import('./articles/blog.tsx')),
  'blog-article': page('articles/blog-article', () => import('./articles/blog-article.tsx')),
  technology: page('articles/technology', () => import('./articles/technology.tsx')),
  'technology-article': page(
    'articles/technology-article',
    () => import('./articles/technology-article.tsx'),
  ),
  tags: page('articles/tags', () => import('./articles/tags.tsx')),
  tag: page('articles/tag', () => import('./articles/tag.tsx')),
  contact: page('company/contact', () => import('./company/contact.tsx')),
  sales: form,
  'catalogue-form': form,
  'get-price': form,
  search: page('search', () => import('./search.tsx')),
  privacy: document,
  'external-transmission': page(
    'company/external-transmission',
    () => import('./company/external-transmission.tsx'),
  ),
  accessibility: page('company/accessibility', () => import('./company/accessibility.tsx')),
  'text-page': textPage,
};
