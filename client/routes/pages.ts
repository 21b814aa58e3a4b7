import type { LazyRouteFunction, Params, RouteObject } from 'react-router';
import { parseParam } from '../../shared/paths/params.ts';
import type { RouteId } from '../../shared/paths/routes.ts';

export interface PageModule {
  /** The module's source, by which the server finds its built file. */
  source: string;
  load: LazyRouteFunction<RouteObject>;
  /** Source of the part that the module shows at an address, if it depends on the address. */
  part?: (param: string | undefined) => string;
  /** Loads that part, in addition to the module. */
  loadPart?: (params: Params) => Promise<unknown>;
  /** Names of the guards that the server runs before the page (server/render/guards.ts). */
  guards?: readonly string[];
}

const page = (file: string, load: PageModule['load']): PageModule => ({
  source: `client/routes/${file}`,
  load,
});

const catalogueEntry: PageModule = {
  ...page('products/catalogue-entry.tsx', () => import('./products/catalogue-entry.tsx')),
  part: (param) =>
    `client/routes/products/${parseParam('product', param ?? '') ? 'product' : 'category'}.tsx`,
  loadPart: async (params) => (await import('./products/catalogue-entry.tsx')).loadPart(params),
};
const document = page('company/document.tsx', () => import('./company/document.tsx'));
const textPage = page('company/text-page.tsx', () => import('./company/text-page.tsx'));
const warrantyCheck = page('tools/warranty-check.tsx', () => import('./tools/warranty-check.tsx'));
const form = page('form.tsx', () => import('./form.tsx'));

/** Modules of the pages in the route table. */
export const pageModules: Record<RouteId, PageModule> = {
  home: page('home.tsx', () => import('./home.tsx')),
  products: page('products/products.tsx', () => import('./products/products.tsx')),
  'all-products': page('products/all-products.tsx', () => import('./products/all-products.tsx')),
  'product-list': page('products/product-list.tsx', () => import('./products/product-list.tsx')),
  category: catalogueEntry,
  compare: page('products/compare.tsx', () => import('./products/compare.tsx')),
  'sub-category': page('products/sub-category.tsx', () => import('./products/sub-category.tsx')),
  product: catalogueEntry,
  tools: textPage,
  'tool-poe': page('tools/tool-poe.tsx', () => import('./tools/tool-poe.tsx')),
  'tool-power': page('tools/tool-power.tsx', () => import('./tools/tool-power.tsx')),
  'tool-optics': page('tools/tool-optics.tsx', () => import('./tools/tool-optics.tsx')),
  'tool-wan': page('tools/tool-wan.tsx', () => import('./tools/tool-wan.tsx')),
  'tool-wireless': page('tools/tool-wireless.tsx', () => import('./tools/tool-wireless.tsx')),
  solutions: page('products/solutions.tsx', () => import('./products/solutions.tsx')),
  solution: page('products/solution.tsx', () => import('./products/solution.tsx')),
  'case-studies': page('articles/case-studies.tsx', () => import('./articles/case-studies.tsx')),
  'case-study': page('articles/case-study.tsx', () => import('./articles/case-study.tsx')),
  webinars: page('articles/webinars.tsx', () => import('./articles/webinars.tsx')),
  webinar: page('articles/webinar.tsx', () => import('./articles/webinar.tsx')),
  service: textPage,
  'service-faq': page('articles/service-faq.tsx', () => import('./articles/service-faq.tsx')),
  'aftersale-flow': document,
  'service-info-page': document,
  'warranty-check': warrantyCheck,
  'warranty-report': form,
  'warranty-results': warrantyCheck,
  'warranty-policy': document,
  'service-request': form,
  'post-sales': form,
  faq: page('articles/faq.tsx', () => import('./articles/faq.tsx')),
  'faq-article': page('articles/faq-article.tsx', () => import('./articles/faq-article.tsx')),
  downloads: page('products/downloads.tsx', () => import('./products/downloads.tsx')),
  company: page('company/company.tsx', () => import('./company/company.tsx')),
  'company-leader': textPage,
  'company-profile': page('company/company-profile.tsx', () => import('./company/company-profile.tsx')),
  about: page('company/about.tsx', () => import('./company/about.tsx')),
  careers: page('company/careers.tsx', () => import('./company/careers.tsx')),
  career: page('company/career.tsx', () => import('./company/career.tsx')),
  partners: page('company/partners.tsx', () => import('./company/partners.tsx')),
  news: page('articles/news.tsx', () => import('./articles/news.tsx')),
  'news-article': page('articles/news-article.tsx', () => import('./articles/news-article.tsx')),
  blog: page('articles/blog.tsx', () => import('./articles/blog.tsx')),
  'blog-article': page('articles/blog-article.tsx', () => import('./articles/blog-article.tsx')),
  technology: page('articles/technology.tsx', () => import('./articles/technology.tsx')),
  'technology-article': page(
    'articles/technology-article.tsx',
    () => import('./articles/technology-article.tsx'),
  ),
  tags: page('articles/tags.tsx', () => import('./articles/tags.tsx')),
  tag: page('articles/tag.tsx', () => import('./articles/tag.tsx')),
  contact: page('company/contact.tsx', () => import('./company/contact.tsx')),
  sales: form,
  'catalogue-form': form,
  'get-price': form,
  search: page('search.tsx', () => import('./search.tsx')),
  privacy: document,
  'external-transmission': page(
    'company/external-transmission.tsx',
    () => import('./company/external-transmission.tsx'),
  ),
  accessibility: page('company/accessibility.tsx', () => import('./company/accessibility.tsx')),
  'text-page': textPage,
};
