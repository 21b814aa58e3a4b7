import type { RouteId } from '../../../shared/paths/routes.ts';

/**
 * API calls of a page family, as paths of the contract. Calls that are not listed belong to streamed
 * sections.
 */
interface PageCalls {
  /** Required calls: the page waits for them up to the API's time-out, and fails when they fail. */
  main: readonly string[];
  /**
   * Calls that the page omits when they are late, because a fallback exists or the content stands above the
   * main part.
   */
  optional?: readonly string[];
}

const NO_CALLS: PageCalls = { main: [] };
const TOOL: PageCalls = { main: ['/goods/figures'] };
const FORM: PageCalls = { main: ['/goods/figures'] };
const WEBINARS = ['/webinar/list', '/webinar/pastList'];
const BANNER = '/banner/list/{type}';
const RECORDS_DRAWN = ['/goods/figures', '/case/info/{id}', '/solution/info/{id}'];

/** Calls of every page family; a new family must declare them. */
export const PAGE_CALLS: Record<RouteId, PageCalls> = {
  home: { main: [], optional: [BANNER] },
  products: { main: ['/goods/category', '/goods/categoryList/{id}'], optional: [BANNER] },
  'all-products': {
    main: ['/goods/category', '/goods/list', '/goods/getGoodsScreenList', '/goods/getGoodsAttrContract'],
  },
  compare: { main: ['/goods/detail/{id}'] },
  'product-list': { main: ['/goods/figures'] },
  'sub-category': {
    main: ['/goods/category', '/goods/categoryList/{id}', '/goods/getGoodsAttrContract'],
  },
  product: {
    main: ['/goods/detail/{id}'],
    optional: ['/goods/imageAndVideo/{id}', '/goods/technicalParam/{id}', ...RECORDS_DRAWN],
  },
  category: {
    main: ['/goods/category', '/goods/categoryList/{id}', '/goods/getGoodsAttrContract'],
  },
  tools: NO_CALLS,
  'tool-poe': TOOL,
  'tool-power': TOOL,
  'tool-optics': TOOL,
  'tool-wan': TOOL,
  'tool-wireless': TOOL,
  solutions: { main: ['/solution/pageList'], optional: [BANNER] },
  solution: { main: ['/solution/pageList', '/solution/info/{id}'], optional: ['/goods/figures'] },
  'case-studies': { main: ['/case/pageList'], optional: [BANNER, '/case/cateList'] },
  'case-study': {
    main: ['/case/pageList', '/case/info/{id}'],
    optional: ['/goods/figures', '/solution/pageList'],
  },
  webinars: { main: WEBINARS },
  webinar: { main: WEBINARS },
  service: NO_CALLS,
  'aftersale-flow': { main: ['/service/info/{type}'] },
  'service-faq': { main: ['/faq/topList', '/faq/pageList'] },
  'service-info-page': { main: ['/service/info/{type}'] },
  'warranty-check': NO_CALLS,
  'warranty-report': FORM,
  'warranty-results': NO_CALLS,
  'warranty-policy': { main: ['/service/info/{type}'] },
  'service-request': FORM,
  'post-sales': FORM,
  faq: { main: ['/faq/pageList'], optional: ['/categoryFaq'] },
  'faq-article': { main: ['/faq/pageList', '/faq/info/{id}'] },
  downloads: {
    main: ['/goods/category', '/goods/fileListNew', '/goods/fileListSkuNew', '/goods/dataDownload'],
  },
  company: NO_CALLS,
  'company-leader': NO_CALLS,
  'company-profile': { main: ['/company/info'] },
  about: { main: ['/company/culture'] },
  careers: { main: ['/recruit/pageList'] },
  career: { main: ['/recruit/info/{id}'] },
  partners: { main: ['/channel/partner/list'] },
  news: { main: ['/news/pageList'] },
  'news-article': { main: ['/news/info/{id}'] },
  blog: { main: ['/blog/pageList'] },
  'blog-article': { main: ['/blog/pageList', '/blog/info/{id}'] },
  technology: { main: ['/topic/pageList'], optional: ['/topic/topList'] },
  'technology-article': { main: ['/topic/pageList', '/topic/info/{id}'] },
  tags: { main: ['/aggregate/tags/pageList'] },
  tag: { main: ['/aggregate/tags/info/{urlName}'], optional: ['/aggregate/tags/labelInfo/{urlName}'] },
  contact: NO_CALLS,
  sales: FORM,
  'catalogue-form': FORM,
  'get-price': FORM,
  search: {
    main: ['/search/getSearchTotal', '/search/getSearchList'],
    // Without results, the menu's categories are offered.
    optional: ['/goods/category'],
  },
  privacy: { main: ['/single/info/{type}'] },
  'external-transmission': { main: ['/single/info/{type}'] },
  accessibility: NO_CALLS,
  'text-page': NO_CALLS,
};

/** Pages with a query string, whose calls the sample of their family does not cover. */
export const ASKED_PAGES: readonly { id: RouteId; path: string }[] = [
  { id: 'all-products', path: '/products/all-products?category=switches&view=table' },
  { id: 'compare', path: '/products/compare?ids=203,205' },
  { id: 'product-list', path: '/products/list?items=203x2,112x1' },
  { id: 'tool-poe', path: '/tools/poe?class=3&count=20&length=80' },
  { id: 'tool-power', path: '/tools/power?items=112x2,203x12' },
  { id: 'tool-optics', path: '/tools/optics?kind=gpon&km=4&first=4&second=8&onus=200' },
  { id: 'tool-wan', path: '/tools/wan?sites=30&users=12&speed=1000&vpn=80' },
  { id: 'tool-wireless', path: '/tools/wireless?area=600&people=90&each=2' },
  { id: 'case-studies', path: '/case-studies?industry=%E6%95%99%E8%82%B2' },
  { id: 'downloads', path: '/downloads?keywords=MA3511' },
  { id: 'faq', path: '/faq?keywords=PoE' },
  { id: 'service-faq', path: '/service/faq?keywords=PoE' },
  { id: 'partners', path: '/partners?prefecture=%E6%9D%B1%E4%BA%AC%E9%83%BD' },
  { id: 'get-price', path: '/get-price?items=203x2' },
  { id: 'search', path: '/search?value=MA3511' },
  { id: 'search', path: '/search?value=zzqq' },
];
