// A minimal back end for the site, with Node alone; docs/back-end.md walks through it. `node
// test/support/services/sample-back-end.ts` listens on PORT (4000); the site uses it when API_ORIGIN names it.
import { createServer, type Server } from 'node:http';

const PRODUCTS = [
  { id: 101, urlName: 'cam-20', modeName: 'CAM-20', name: '屋外カメラ', remarks: '夜間も色まで写す' },
  { id: 102, urlName: 'cam-35', modeName: 'CAM-35', name: '屋内カメラ', remarks: '天井に付ける全方位型' },
];
const SERIES = { id: 11, urlName: 'cameras', name: 'カメラ', lead: '屋内と屋外のカメラです。' };
const CATEGORY = { id: 1, urlName: 'switches', name: '製品' };
const picture = '/images/default-product.svg';
const summary = '製品の情報をこのサイトでお届けします。';
const NEWS = [
  { id: 1, urlName: 'opening', title: '開設', category: 'お知らせ', publishedOn: '2026-04-01', summary },
];

const categoryDetail = {
  ...{ ...CATEGORY, englishName: 'Products', lead: '全製品です。', imgUrl: picture, choosing: [] },
  child: [{ ...SERIES, total: PRODUCTS.length }],
};
const comparison = {
  ...{ ...SERIES, columns: [{ name: '特長', numeric: false }], ended: [] },
  rows: PRODUCTS.map((product) => ({ product, values: [product.remarks] })),
};
const productDetail = (product: (typeof PRODUCTS)[number]) => ({
  ...{ ...product, imgUrl: picture, images: [], label: [], subCategory: SERIES },
  ...{ categoryId: CATEGORY.id, categoryName: CATEGORY.name, categoryUrlName: CATEGORY.urlName },
  lead: `${product.remarks}${product.name}です。`,
  keyFigures: [{ label: '解像度', value: '4', unit: 'メガピクセル' }],
  features: [{ title: '夜間の撮影', text: '照明のない場所でも、人と車の色を見分けられます。' }],
  technicalParam: [{ group: '撮影', rows: [{ name: '解像度', value: '2560×1440' }] }],
  skus: [{ sku: `${product.modeName}-JP`, name: '標準モデル' }],
  ...{ functions: [], related: [], warrantyYears: 3, releasedOn: '2026-04-01', updatedOn: '2026-04-01' },
});

function pageOf(list: unknown[], query: URLSearchParams) {
  const [limit, page] = [Number(query.get('limit') ?? 20), Number(query.get('page') ?? 1)];
  return { list: list.slice((page - 1) * limit, page * limit), total: list.length, page, limit };
}

/** The number at the end of the path is passed as `id`; undefined means that there is no such record. */
type Call = (id: number, query: URLSearchParams) => unknown;

const CALLS: Record<string, Call> = {
  '/goods/category': () => [{ ...CATEGORY, child: [SERIES] }],
  '/goods/categoryList/': (id) => (id === CATEGORY.id ? categoryDetail : undefined),
  '/goods/getGoodsAttrContract': () => [comparison],
  '/goods/list': (_, query) => pageOf(PRODUCTS, query),
  '/goods/getGoodsScreenList': () => [],
  '/goods/listMap': () => PRODUCTS,
  '/goods/detail/': (id) => PRODUCTS.filter((item) => item.id === id).map(productDetail)[0],
  '/banner/list/': () => [],
  '/news/list': () => NEWS.map(({ id, urlName, title }) => ({ id, urlName, name: title })),
  '/news/pageList': (_, query) => pageOf(NEWS, query),
  '/news/info/': (id) =>
    NEWS.map((item) => ({ ...item, content: '<p>ようこそ。</p>', products: [] }))[id - 1],
};

/** A call that is not offered answers HTTP 404; a missing record is a failure in the envelope. */
export function createSampleBackEnd(): Server {
  return createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://back-end');
    const [, path = '', id = ''] = /^\/api(\/.*?)(\d*)$/.exec(pathname) ?? [];
    const call = req.method === 'GET' ? CALLS[path] : undefined;
    const data = call?.(Number(id), searchParams);
    const found = data !== undefined;
    res.writeHead(call ? 200 : 404, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(found ? { code: 200, data } : { code: 404, message: '見つかりませんでした。' }));
  });
}

if (import.meta.main) createSampleBackEnd().listen(Number(process.env.PORT ?? 4000));
