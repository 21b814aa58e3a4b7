import * as z from 'zod/mini';
import { caseCardSchema } from '../../shared/api/case.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { categoryListSchema, slugEntrySchema } from '../../shared/api/goods.ts';
import { newsCardSchema } from '../../shared/api/news.ts';
import { createReader, orNone } from '../../shared/api/reader.ts';
import { solutionCardSchema } from '../../shared/api/solution.ts';
import type { Transport } from '../../shared/api/transport.ts';
import {
  blogPath,
  careerPath,
  casePath,
  categoryPath,
  faqPath,
  newsPath,
  productPath,
  solutionPath,
  subCategoryPath,
  tagPath,
  technologyPath,
  webinarPath,
} from '../../shared/paths/params.ts';
import type { FeedEntry } from './feed.ts';
import type { SitemapEntry } from './sitemap.ts';

const careerSchema = z.object({
  id: z.int(),
  urlName: z.string(),
  postedOn: z.optional(z.string()),
  validThrough: z.optional(z.string()),
});
const blogSchema = z.object({
  urlName: z.string(),
  title: z.string(),
  category: z.optional(z.string()),
  summary: z.optional(z.string()),
  publishedOn: z.string(),
  updatedOn: z.optional(z.string()),
});

const articleSchema = z.object({
  urlName: z.string(),
  publishedOn: z.optional(z.string()),
  updatedOn: z.optional(z.string()),
});
const webinarsSchema = z.array(z.object({ date: z.string() }));

/** What sitemaps and feeds are made from: whole lists of the API, read through the content cache. */
export function createLists(transport: Transport) {
  const { read, readAll } = createReader(transport);
  /** A whole list; an upstream that does not know the call has none of its kind. */
  const whole = <Item>(item: z.ZodMiniType<Item>, path: string) => orNone(readAll(item, path));
  const articles = (path: string) => whole(articleSchema, path);
  const webinars = (path: string) => orNone(read(webinarsSchema, path));

  const newsSchema = z.extend(newsCardSchema, { updatedOn: z.optional(z.string()) });

  return {
    async products(): Promise<SitemapEntry[]> {
      const list = await read(z.array(slugEntrySchema), '/goods/listMap');
      return list.map((item) => ({ path: productPath(item), lastmod: item.updatedOn }));
    },
    async categories(): Promise<SitemapEntry[]> {
      const list = await read(categoryListSchema, '/goods/category');
      return list.flatMap(({ urlName = '', child }) =>
        [categoryPath(urlName), ...child.map((sub) => subCategoryPath(urlName, sub))].flatMap((path) =>
          path ? [{ path }] : [],
        ),
      );
    },
    async solutions(): Promise<SitemapEntry[]> {
      const list = await whole(
        z.extend(solutionCardSchema, { updatedOn: z.optional(z.string()) }),
        '/solution/pageList',
      );
      return list.map((item, place) => ({ path: solutionPath(item, place), lastmod: item.updatedOn }));
    },
    async cases(): Promise<SitemapEntry[]> {
      const list = await whole(caseCardSchema, '/case/pageList');
      return list.map((item) => ({ path: casePath(item), lastmod: item.publishedOn }));
    },
    async news(): Promise<SitemapEntry[]> {
      const list = await whole(newsSchema, '/news/pageList');
      return list.map(({ id, urlName, publishedOn, updatedOn }) => ({
        path: newsPath({ id, slug: urlName }),
        lastmod: updatedOn ?? publishedOn,
      }));
    },
    async webinars(): Promise<SitemapEntry[]> {
      const known = await Promise.all([webinars('/webinar/list'), webinars('/webinar/pastList')]);
      return known.flat().map(({ date }) => ({ path: webinarPath(date.replaceAll('-', '')) }));
    },
    async careers(): Promise<SitemapEntry[]> {
      const list = await whole(careerSchema, '/recruit/pageList');
      return list.map(({ id, urlName, postedOn }) => ({
        path: careerPath({ id, slug: urlName }),
        lastmod: postedOn,
      }));
    },
    /** Blog, technology, questions and tags. */
    async articles(): Promise<SitemapEntry[]> {
      const [blog, topics, questions, tags] = await Promise.all([
        articles('/blog/pageList'),
        articles('/topic/pageList'),
        articles('/faq/pageList'),
        articles('/aggregate/tags/pageList'),
      ]);
      const entries = (items: typeof blog, pathOf: (item: { urlName: string }) => string) =>
        items.map((item) => ({ path: pathOf(item), lastmod: item.updatedOn ?? item.publishedOn }));
      return [
        ...entries(blog, blogPath),
        ...entries(topics, technologyPath),
        ...entries(questions, faqPath),
        ...entries(tags, tagPath),
      ];
    },
    /** An upstream without news has an empty one. */
    async latestNews(limit: number): Promise<FeedEntry[]> {
      const page = read(pageOf(newsSchema), '/news/pageList', { limit, page: 1 });
      const list = await orNone(page.then((news) => news.list));
      return list.map(({ id, urlName, ...item }) => ({ ...item, path: newsPath({ id, slug: urlName }) }));
    },
    /** An upstream without a blog has an empty one. */
    async latestBlog(limit: number): Promise<FeedEntry[]> {
      const page = read(pageOf(blogSchema), '/blog/pageList', { limit, page: 1 });
      const list = await orNone(page.then((blog) => blog.list));
      return list.map((item) => ({ ...item, summary: item.summary ?? '', path: blogPath(item) }));
    },
  };
}

export type Lists = ReturnType<typeof createLists>;
