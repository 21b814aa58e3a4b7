// The calls that make a site, from Payload: `node back-end.js` listens on PORT (4000). docs/back-end.md explains the
// contract.
import { createServer } from 'node:http';
import { getPayload } from 'payload';
import config from './payload.config.js';

const payload = await getPayload({ config });
const all = async (collection, options) =>
  (await payload.find({ collection, pagination: false, depth: 2, ...options })).docs;
const one = (collection, id) => payload.findByID({ collection, id, depth: 2, disableErrors: true });
const dayOf = (value) => value.slice(0, 10);
const escapeHtml = (value) => value.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const PICTURE = '/images/default-product.svg';

// Records as lists show them.
const brief = ({ id, urlName, name, lead }) => ({ id, urlName, name, lead });
const product = ({ id, urlName, model, name, remarks }) => ({ id, urlName, modeName: model, name, remarks });
const news = ({ id, urlName, title, summary, publishedOn }) => ({
  ...{ id, urlName, title, summary, category: 'お知らせ', publishedOn: dayOf(publishedOn) },
});

/** A page of a list, by the parameters `limit` and `page`. */
async function pageOf(collection, query, show, options) {
  const [limit, page] = [Number(query.get('limit') ?? 20), Number(query.get('page') ?? 1)];
  const { docs, totalDocs } = await payload.find({ collection, limit, page, ...options });
  return { list: docs.map(show), total: totalDocs, page, limit };
}

const seriesOf = (category) => all('series', { where: { categories: { equals: category } } });
const modelsOf = (series) => all('products', { where: { series: { equals: series } } });

/** Products of a series (`subId`), of a category (`cateId`), or all. */
function scope(query) {
  if (query.has('subId')) return { where: { series: { equals: Number(query.get('subId')) } } };
  return query.has('cateId')
    ? { where: { 'series.categories': { equals: Number(query.get('cateId')) } } }
    : {};
}

async function category(id) {
  const found = await one('categories', id);
  const series = async (each) => ({ ...brief(each), total: (await modelsOf(each.id)).length });
  const child = found && (await Promise.all((await seriesOf(id)).map(series)));
  return found && { ...brief(found), englishName: found.englishName, imgUrl: PICTURE, choosing: [], child };
}

/** The models of each series side by side. */
async function comparison(query) {
  const groups = Map.groupBy(await all('products', scope(query)), ({ series }) => series.id);
  return [...groups.values()].map((models) => {
    const names = [...new Set(models.flatMap(({ specification }) => specification.map(({ name }) => name)))];
    const values = ({ specification }) =>
      names.map((name) => specification.find((row) => row.name === name)?.value ?? '–');
    return {
      ...{ ...brief(models[0].series), columns: names.map((name) => ({ name, numeric: false })), ended: [] },
      rows: models.map((model) => ({ product: product(model), values: values(model) })),
    };
  });
}

async function productPage(id) {
  const found = await one('products', id);
  if (!found) return undefined;
  const { categories, ...series } = found.series;
  const specification = found.specification.map(({ name, value }) => ({ name, value }));
  return {
    ...{ ...product(found), lead: found.lead, imgUrl: PICTURE, images: [], label: [] },
    ...{ subCategory: brief(series), categoryId: categories.id },
    ...{ categoryName: categories.name, categoryUrlName: categories.urlName },
    features: found.features.map(({ title, text }) => ({ title, text })),
    technicalParam: [{ group: '仕様', rows: specification }],
    skus: [{ sku: found.model, name: found.model }],
    ...{ keyFigures: [], functions: [], related: [], warrantyYears: 1 },
    ...{ releasedOn: dayOf(found.releasedOn), updatedOn: dayOf(found.updatedAt) },
  };
}

async function newsPage(id) {
  const found = await one('news', id);
  return found ? { ...news(found), content: `<p>${escapeHtml(found.body)}</p>`, products: [] } : undefined;
}

async function categories() {
  const withSeries = async (each) => ({ ...brief(each), child: (await seriesOf(each.id)).map(brief) });
  return Promise.all((await all('categories')).map(withSeries));
}

/** By path without the id at its end. Undefined data mean that there is no such record. */
const CALLS = {
  '/goods/category': categories,
  '/goods/categoryList/': category,
  '/goods/getGoodsAttrContract': (_, query) => comparison(query),
  '/goods/list': (_, query) => pageOf('products', query, product, scope(query)),
  '/goods/getGoodsScreenList': () => [],
  '/goods/listMap': async () => (await all('products')).map(product),
  '/goods/detail/': productPage,
  '/banner/list/': () => [],
  '/news/list': async () =>
    (await all('news')).map(({ id, urlName, title }) => ({ id, urlName, name: title })),
  '/news/pageList': (_, query) => pageOf('news', query, news, { sort: '-publishedOn' }),
  '/news/info/': newsPage,
};

/** A call that is not offered is HTTP 404; a record that does not exist is a failure in the envelope. */
async function answer({ method, url }) {
  const { pathname, searchParams } = new URL(url, 'http://back-end');
  const [, path = '', id = ''] = /^\/api(\/.*?)(\d*)$/.exec(pathname) ?? [];
  const call = method === 'GET' && Object.hasOwn(CALLS, path) ? CALLS[path] : undefined;
  if (!call) return [404, { code: 404, message: 'このAPIはありません。' }];
  const data = await call(Number(id), searchParams);
  return [200, data ? { code: 200, data } : { code: 404, message: '見つかりませんでした。' }];
}

createServer(async (req, res) => {
  const [status, body] = await answer(req).catch((error) => {
    payload.logger.error(error);
    return [500, { code: 500, message: '処理中に問題が発生しました。' }];
  });
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(process.env.PORT ?? 4000));
