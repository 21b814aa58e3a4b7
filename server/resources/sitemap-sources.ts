import { articleCalls } from '../../records/article/wire.ts';
import { careerCalls } from '../../records/career/wire.ts';
import { caseCalls } from '../../records/case/wire.ts';
import { type Api, createApi } from '../../records/client.ts';
import { faqCalls } from '../../records/faq/wire.ts';
import { newsCalls } from '../../records/news/wire.ts';
import { fileCalls } from '../../records/product-file/wire.ts';
import { tagCalls } from '../../records/tag/wire.ts';
import type { Transport } from '../../shared/api/transport.ts';
import type { Feed } from '../../shared/feeds.ts';
import {
  blogPath,
  careerPath,
  casePath,
  categoryPath,
  faqPath,
  newsPath,
  productPath,
  subCategoryPath,
  tagPath,
  technologyPath,
  webinarPath,
} from '../../shared/paths/params.ts';
import type { SitemapKind } from '../../shared/paths/resources.ts';
import type { FeedEntry } from './feed.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Sources of sitemaps, feeds and machine-readable files: complete lists of the API, read through the content cache. */
export function createSitemapSources(transport: Transport, solutionNames: readonly string[]) {
  const api = createApi(transport, { solutionNames: () => solutionNames });
  return {
    ...sitemapEntries(api),
    feeds: feedEntries(api),
    productFigures: () => api.getFigures(),
    files: () => api.all(fileCalls.papers),
  };
}

export type SitemapSources = ReturnType<typeof createSitemapSources>;

function sitemapEntries(api: Api) {
  return {
    async products() {
      const list = await api.goods.slugs();
      return list.map((item) => ({ path: productPath(item), lastmod: item.updatedOn }));
    },
    /** Pages of categories. */
    async pages() {
      const list = await api.getCategories();
      return list.flatMap(({ urlName = '', child }) =>
        [
          categoryPath(urlName),
          ...child.map((sub) => subCategoryPath(urlName, { id: sub.id, slug: sub.urlName })),
        ].flatMap((path) => (path ? [{ path }] : [])),
      );
    },
    async solutions() {
      const list = await api.getAllSolutions();
      return list.map(({ jumpUrlName, updatedOn }) => ({ path: jumpUrlName, lastmod: updatedOn }));
    },
    async cases() {
      const list = await api.all(caseCalls.list);
      return list.map((item) => ({ path: casePath(item), lastmod: item.publishedOn }));
    },
    async news() {
      const list = await api.all(newsCalls.list);
      return list.map((item) => ({ path: newsPath(item), lastmod: item.updatedOn ?? item.publishedOn }));
    },
    async webinars() {
      const list = await Promise.all([api.getUpcomingWebinars(), api.getPastWebinars()]);
      return list.flat().map(({ date }) => ({ path: webinarPath(date.replaceAll('-', '')) }));
    },
    async careers() {
      const list = await api.all(careerCalls.list);
      return list.map((item) => ({ path: careerPath(item), lastmod: item.postedOn }));
    },
    /** Articles of the blog and technology section, questions and tags. */
    async articles() {
      const [blog, topics, questions, tags] = await Promise.all([
        api.all(articleCalls.blog.list),
        api.all(articleCalls.topic.list),
        api.all(faqCalls.list),
        api.all(tagCalls.list),
      ]);
      return [
        ...blog.map((item) => ({ path: blogPath(item), lastmod: item.updatedOn ?? item.publishedOn })),
        ...topics.map((item) => ({
          path: technologyPath(item),
          lastmod: item.updatedOn ?? item.publishedOn,
        })),
        ...questions.map((item) => ({ path: faqPath(item), lastmod: item.updatedOn })),
        ...tags.map((item) => ({ path: tagPath(item) })),
      ];
    },
  } satisfies Record<SitemapKind, () => Promise<SitemapEntry[]>>;
}

function feedEntries(api: Api) {
  return {
    /** Empty for an upstream without news. */
    async news(limit) {
      const list = await api.latest(newsCalls.list, limit);
      return list.map(({ id, slug, ...item }) => ({
        ...item,
        path: newsPath({ id, slug }),
        lastingName: `news/${id}`,
      }));
    },
    /** Empty for an upstream without a blog. */
    async blog(limit) {
      const list = await api.latest(articleCalls.blog.list, limit);
      return list.map((item) => ({ ...item, path: blogPath(item) }));
    },
  } satisfies Record<Feed, (limit: number) => Promise<FeedEntry[]>>;
}
