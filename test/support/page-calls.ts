import type { RouteId } from '../../shared/paths/routes.ts';

/** What a page family asks the API for, as paths of the contract. What is named nowhere is a section that streams in. */
interface PageCalls {
  /** Without these there is no page: it waits for them as long as the API may take, and fails as they do. */
  main: readonly string[];
  /** The page does without these when they are late: they stand above the main content, or something stands in for them. */
  optional?: readonly string[];
}

const NO_CALLS: PageCalls = { main: [] };
const TOOL: PageCalls = { main: ['/goods/figures'] };
const FORM: PageCalls = { main: ['/goods/figures'] };
const WEBINARS = ['/webinar/list', '/webinar/pastList'];
const BANNER = '/banner/list/{type}';
const RECORDS_DRAWN = ['/goods/figures', '/case/info/{id}', '/solution/info/{id}'];

/** Every page family, so that a new one says what it waits for. */
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
  downloads: { main: ['/goods/category', '/goods/fileListNew', '/goods/dataDownload'] },
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
    // Where nothing is found, the menu's categories are offered.
    optional: ['/goods/category'],
  },
  privacy: { main: ['/single/info/{type}'] },
  'external-transmission': { main: ['/single/info/{type}'] },
  accessibility: NO_CALLS,
  'text-page': NO_CALLS,
};

/** Pages of a question: what their families' samples ask for is not all that they may. */
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
