import type { ParamForm } from './params.ts';
import type { Section } from './sections.ts';

export type { Section } from './sections.ts';

interface RouteShape {
  readonly id: string;
  /**
   * React Router pattern. The record is always named by the last segment, `:param`; a segment above it may vary, too,
   * if it follows from the record's own path.
   */
  readonly pattern: string;
  readonly section: Section;
  /** The form that the parameter must have. */
  readonly param?: ParamForm;
  /** Paths that answer 200 with this page; its own path is their canonical link. */
  readonly aliases?: readonly string[];
  readonly indexable: boolean;
  /** The page's content is in content/pages: without it the page does not exist. */
  readonly fromContent?: true;
  /** The page accepts a form posted to its own path, so that it works without JavaScript. */
  readonly takesForm?: true;
  /** That form may include a file with a table. */
  readonly takesFile?: true;
  /** Requests are counted or limited by visitor, so the page is not fetched before the visitor opens it. */
  readonly isCounted?: true;
}

/** Every page family of the site. Server, client router, sitemap and tests read this table. */
export const ROUTES = [
  { id: 'home', pattern: '/', section: 'home', indexable: true },

  { id: 'products', pattern: '/products', section: 'products', fromContent: true, indexable: true },
  {
    id: 'all-products',
    pattern: '/products/all-products',
    section: 'products',
    fromContent: true,
    indexable: true,
  },
  { id: 'compare', pattern: '/products/compare', section: 'products', fromContent: true, indexable: false },
  {
    id: 'product-list',
    pattern: '/products/list',
    section: 'products',
    fromContent: true,
    indexable: false,
    takesForm: true,
    takesFile: true,
  },
  {
    id: 'sub-category',
    pattern: '/products/:category/:param',
    section: 'products',
    param: 'sub-category',
    indexable: true,
  },
  {
    id: 'product',
    pattern: '/products/:param',
    section: 'products',
    param: 'product',
    indexable: true,
    takesForm: true,
  },
  /** Distinguished from a product by the form of its parameter. */
  { id: 'category', pattern: '/products/:param', section: 'products', param: 'url-name', indexable: true },

  { id: 'tools', pattern: '/tools', section: 'products', fromContent: true, indexable: true },
  { id: 'tool-poe', pattern: '/tools/poe', section: 'products', fromContent: true, indexable: true },
  { id: 'tool-power', pattern: '/tools/power', section: 'products', fromContent: true, indexable: true },
  { id: 'tool-optics', pattern: '/tools/optics', section: 'products', fromContent: true, indexable: true },
  { id: 'tool-wan', pattern: '/tools/wan', section: 'products', fromContent: true, indexable: true },
  {
    id: 'tool-wireless',
    pattern: '/tools/wireless',
    section: 'products',
    fromContent: true,
    indexable: true,
  },

  { id: 'solutions', pattern: '/solutions', section: 'solutions', fromContent: true, indexable: true },
  {
    id: 'solution',
    pattern: '/solutions/:param',
    section: 'solutions',
    param: 'solution',
    indexable: true,
  },

  {
    id: 'case-studies',
    pattern: '/case-studies',
    section: 'case-studies',
    fromContent: true,
    indexable: true,
  },
  {
    id: 'case-study',
    pattern: '/case-studies/:param',
    section: 'case-studies',
    param: 'url-name',
    indexable: true,
  },

  { id: 'webinars', pattern: '/webinar', section: 'webinar', fromContent: true, indexable: true },
  {
    id: 'webinar',
    pattern: '/webinar/:param',
    section: 'webinar',
    param: 'webinar',
    indexable: true,
    takesForm: true,
  },

  { id: 'service', pattern: '/service', section: 'support', fromContent: true, indexable: true },
  {
    id: 'aftersale-flow',
    pattern: '/service/aftersale-flow',
    section: 'support',
    fromContent: true,
    indexable: true,
  },
  { id: 'service-faq', pattern: '/service/faq', section: 'support', fromContent: true, indexable: true },
  {
    id: 'service-info-page',
    pattern: '/service/service-info',
    section: 'support',
    fromContent: true,
    indexable: true,
  },
  {
    id: 'warranty-check',
    pattern: '/service/warranty-check',
    section: 'support',
    fromContent: true,
    indexable: true,
    takesForm: true,
    isCounted: true,
  },
  {
    id: 'warranty-report',
    pattern: '/service/warranty-check/report',
    section: 'support',
    fromContent: true,
    indexable: true,
    takesForm: true,
  },
  {
    id: 'warranty-results',
    pattern: '/service/warranty-check/results',
    section: 'support',
    fromContent: true,
    indexable: true,
    takesForm: true,
  },
  {
    id: 'warranty-policy',
    pattern: '/service/product-warranty-policy',
    section: 'support',
    fromContent: true,
    indexable: true,
  },
  {
    id: 'service-request',
    pattern: '/service/request',
    section: 'support',
    aliases: ['/otherForm'],
    fromContent: true,
    indexable: true,
    takesForm: true,
  },
  {
    id: 'post-sales',
    pattern: '/service/post-sales',
    section: 'support',
    aliases: ['/postSale'],
    fromContent: true,
    indexable: true,
    takesForm: true,
  },
  { id: 'faq', pattern: '/faq', section: 'support', fromContent: true, indexable: true },
  { id: 'faq-article', pattern: '/faq/:param', section: 'support', param: 'url-name', indexable: true },
  { id: 'downloads', pattern: '/downloads', section: 'downloads', fromContent: true, indexable: true },

  { id: 'company', pattern: '/company', section: 'company', fromContent: true, indexable: true },
  {
    id: 'company-leader',
    pattern: '/company/leader',
    section: 'company',
    fromContent: true,
    indexable: true,
  },
  {
    id: 'company-profile',
    pattern: '/company/profile',
    section: 'company',
    fromContent: true,
    indexable: true,
  },
  { id: 'about', pattern: '/about-us', section: 'company', fromContent: true, indexable: true },
  { id: 'careers', pattern: '/careers', section: 'company', fromContent: true, indexable: true },
  { id: 'career', pattern: '/careers/:param', section: 'company', param: 'career', indexable: true },
  {
    id: 'partners',
    pattern: '/partners',
    section: 'partners',
    fromContent: true,
    indexable: true,
    takesForm: true,
  },

  { id: 'news', pattern: '/news', section: 'news', fromContent: true, indexable: true },
  { id: 'news-article', pattern: '/news/:param', section: 'news', param: 'news', indexable: true },
  { id: 'blog', pattern: '/blog', section: 'knowledge', fromContent: true, indexable: true },
  { id: 'blog-article', pattern: '/blog/:param', section: 'knowledge', param: 'url-name', indexable: true },
  { id: 'technology', pattern: '/technology', section: 'knowledge', fromContent: true, indexable: true },
  {
    id: 'technology-article',
    pattern: '/technology/:param',
    section: 'knowledge',
    param: 'url-name',
    indexable: true,
  },
  { id: 'tags', pattern: '/tags', section: 'knowledge', fromContent: true, indexable: true },
  { id: 'tag', pattern: '/tags/:param', section: 'knowledge', param: 'url-name', indexable: true },

  { id: 'contact', pattern: '/contact', section: 'inquiry', fromContent: true, indexable: true },
  { id: 'sales', pattern: '/sales', section: 'inquiry', fromContent: true, indexable: true, takesForm: true },
  {
    id: 'catalogue-form',
    pattern: '/catalogform',
    section: 'inquiry',
    fromContent: true,
    indexable: true,
    takesForm: true,
  },
  {
    id: 'get-price',
    pattern: '/get-price',
    section: 'inquiry',
    fromContent: true,
    indexable: true,
    takesForm: true,
  },

  {
    id: 'search',
    pattern: '/search',
    section: 'search',
    aliases: ['/search-12'],
    fromContent: true,
    indexable: false,
    isCounted: true,
  },
  {
    id: 'privacy',
    pattern: '/privacy-policy',
    section: 'legal',
    aliases: ['/public/protocol'],
    fromContent: true,
    indexable: true,
  },
  { id: 'external-transmission', pattern: '/external-transmission', section: 'legal', indexable: true },
  { id: 'accessibility', pattern: '/accessibility', section: 'legal', fromContent: true, indexable: true },
] as const satisfies readonly RouteShape[];

/** Pages of content/pages that are not in the table above; path and section come from their files. */
const TEXT_PAGE = { id: 'text-page', pattern: '/*', section: 'home', indexable: true } as const;

export type RouteId = (typeof ROUTES)[number]['id'] | typeof TEXT_PAGE.id;

/** An entry of ROUTES without its literal types, for code that iterates over the table. */
export type Route = RouteShape & { readonly id: RouteId };

const BY_ID = new Map<RouteId, Route>([...ROUTES, TEXT_PAGE].map((route) => [route.id, route]));

export function routeOf(id: RouteId): Route {
  return BY_ID.get(id)!;
}

/** `/news/:param` → `/news`: the parent of a detail page. Undefined for a page without parameter. */
export function parentOf(route: Route): string | undefined {
  return route.param && route.pattern.slice(0, -'/:param'.length);
}
