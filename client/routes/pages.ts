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
  ...page('catalogue-entry.tsx', () => import('./catalogue-entry.tsx')),
  part: (param) => `client/routes/${parseParam('product', param ?? '') ? 'product' : 'category'}.tsx`,
  loadPart: async (params) => (await import('./catalogue-entry.tsx')).loadPart(params),
};
const document = page('document.tsx', () => import('./document.tsx'));
const textPage = page('text-page.tsx', () => import('./text-page.tsx'));
const warrantyCheck = page('warranty-check.tsx', () => import('./warranty-check.tsx'));
const form = page('form.tsx', () => import('./form.tsx'));

/** Modules of the pages in the route table. */
export const pageModules: Record<RouteId, PageModule> = {
  home: page('home.tsx', () => import('./home.tsx')),
  products: page('products.tsx', () => import('./products.tsx')),
  'all-products': page('all-products.tsx', () => import('./all-products.tsx')),
  'product-list': page('product-list.tsx', () => import('./product-list.tsx')),
  category: catalogueEntry,
  compare: page('compare.tsx', () => import('./compare.tsx')),
  'sub-category': page('sub-category.tsx', () => import('./sub-category.tsx')),
  product: catalogueEntry,
  tools: textPage,
  'tool-poe': page('tool-poe.tsx', () => import('./tool-poe.tsx')),
  'tool-power': page('tool-power.tsx', () => import('./tool-power.tsx')),
  'tool-optics': page('tool-optics.tsx', () => import('./tool-optics.tsx')),
  'tool-wan': page('tool-wan.tsx', () => import('./tool-wan.tsx')),
  'tool-wireless': page('tool-wireless.tsx', () => import('./tool-wireless.tsx')),
  solutions: page('solutions.tsx', () => import('./solutions.tsx')),
  solution: page('solution.tsx', () => import('./solution.tsx')),
  'case-studies': page('case-studies.tsx', () => import('./case-studies.tsx')),
  'case-study': page('case-study.tsx', () => import('./case-study.tsx')),
  webinars: page('webinars.tsx', () => import('./webinars.tsx')),
  webinar: page('webinar.tsx', () => import('./webinar.tsx')),
  service: textPage,
  'service-faq': page('service-faq.tsx', () => import('./service-faq.tsx')),
  'aftersale-flow': document,
  'service-info-page': document,
  'warranty-check': warrantyCheck,
  'warranty-report': form,
  'warranty-results': warrantyCheck,
  'warranty-policy': document,
  'service-request': form,
  'post-sales': form,
  faq: page('faq.tsx', () => import('./faq.tsx')),
  'faq-article': page('faq-article.tsx', () => import('./faq-article.tsx')),
  downloads: page('downloads.tsx', () => import('./downloads.tsx')),
  company: page('company.tsx', () => import('./company.tsx')),
  'company-leader': textPage,
  'company-profile': page('company-profile.tsx', () => import('./company-profile.tsx')),
  about: page('about.tsx', () => import('./about.tsx')),
  careers: page('careers.tsx', () => import('./careers.tsx')),
  career: page('career.tsx', () => import('./career.tsx')),
  partners: page('partners.tsx', () => import('./partners.tsx')),
  news: page('news.tsx', () => import('./news.tsx')),
  'news-article': page('news-article.tsx', () => import('./news-article.tsx')),
  blog: page('blog.tsx', () => import('./blog.tsx')),
  'blog-article': page('blog-article.tsx', () => import('./blog-article.tsx')),
  technology: page('technology.tsx', () => import('./technology.tsx')),
  'technology-article': page('technology-article.tsx', () => import('./technology-article.tsx')),
  tags: page('tags.tsx', () => import('./tags.tsx')),
  tag: page('tag.tsx', () => import('./tag.tsx')),
  contact: page('contact.tsx', () => import('./contact.tsx')),
  sales: form,
  'catalogue-form': form,
  'get-price': form,
  search: page('search.tsx', () => import('./search.tsx')),
  privacy: document,
  'external-transmission': page('external-transmission.tsx', () => import('./external-transmission.tsx')),
  accessibility: page('accessibility.tsx', () => import('./accessibility.tsx')),
  'text-page': textPage,
};
