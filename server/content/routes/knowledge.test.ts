import { beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { renderTexts } from '../../../corpus/rendering/rendered-texts.ts';
import type { ArticleRecord } from '../../../records/article/record.ts';
import { articleDetailSchema, articleListSchema, articlePageSchema } from '../../../records/article/wire.ts';
import type { FaqCategoryRecord } from '../../../records/faq/record.ts';
import {
  faqCategoriesSchema,
  faqDetailSchema,
  faqListSchema,
  faqPageSchema,
} from '../../../records/faq/wire.ts';
import { inquiryTopicsSchema } from '../../../records/inquiry-topic/wire.ts';
import {
  hotReadingSchema,
  tagDetailSchema,
  tagListSchema,
  tagPageSchema,
  tagSchema,
} from '../../../records/tag/wire.ts';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import { type ContentApp, contentApp } from '../../../test/support/content-app.ts';

const article = (id: number, more: Partial<ArticleRecord>): ArticleRecord => ({
  id,
  urlName: `article-${id}`,
  title: `記事${id}`,
  category: '選び方',
  publishedOn: '2026-01-10',
  summary: '要約です。',
  photos: [],
  tags: [],
  productIds: [],
  top: false,
  body: '本文です。\n\n## 見出し\n\n続きます。',
  ...more,
});

const question = (id: number, more: Partial<FaqCategoryRecord['entries'][number]>) => ({
  id,
  urlName: `question-${id}`,
  question: `質問${id}ですか。`,
  answer: '**答え**です。',
  updatedOn: '2026-02-01',
  tags: [],
  productIds: [],
  top: false,
  ...more,
});

const PHOTO = { file: 'photos/a.jpg', alt: '給電の図' };
const MADE = {
  width: 1200,
  height: 675,
  photoUrl: '/media/photos/a',
  preview: '/media/photos/a-preview.jpg',
};

const BLOG = [
  article(3, { publishedOn: '2026-03-01', tags: ['poe', 'camera'], category: '運用の工夫' }),
  article(2, { publishedOn: '2026-02-01', tags: ['poe'], hot: 1, top: true, productIds: [203] }),
  article(1, { tags: ['poe', 'camera'], updatedOn: '2026-04-01', photos: [PHOTO] }),
];
const TECHNOLOGY = [
  article(1, { urlName: 'poe-basics', category: '給電', tags: ['poe'], productIds: [203] }),
];
const FAQ: FaqCategoryRecord[] = [
  {
    id: 1,
    urlName: 'power',
    name: '給電',
    lead: '給電についてのご質問です。',
    entries: [
      question(1, { tags: ['poe'], productIds: [203], answer: 'ＭＡ３５１１は802.3atでも動きます。' }),
      question(2, { question: 'PoEの給電が止まるのはなぜですか。', tags: ['poe'], hot: 1 }),
    ],
  },
  { id: 2, urlName: 'line', name: '回線', lead: '回線についてのご質問です。', entries: [question(3, {})] },
];

let app: Express;
let read: ContentApp['read'];

beforeAll(async () => {
  const corpus = { ...(await fixtureCorpus()), blog: BLOG, technology: TECHNOLOGY, faq: FAQ };
  const { rendered } = renderTexts(corpus, () => '');
  ({ app, read } = await contentApp({
    media: { drawn: [], photos: { [PHOTO.file]: MADE } },
    corpus: { ...corpus, rendered },
  }));
});

const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);

test('articles are paginated and filtered by category, tag and slug', async () => {
  const list = async (query: string) =>
    idsOf(articlePageSchema.parse(await read(`/blog/pageList${query}`)).list);
  expect(await list('')).toEqual([3, 2, 1]);
  expect(await list('?limit=1&page=2')).toEqual([2]);
  expect(await list(`?category=${encodeURIComponent('運用の工夫')}`)).toEqual([3]);
  expect(await list('?tag=camera')).toEqual([3, 1]);
  expect(await list('?urlName=article-1')).toEqual([1]);
  expect(idsOf(articleListSchema.parse(await read('/blog/hotList')))).toEqual([2]);
  expect(idsOf(articleListSchema.parse(await read('/topic/topList')))).toEqual([1]);
});

test('an article contains its text, its tags by name, its products and the closest others of its kind', async () => {
  const detail = articleDetailSchema.parse(await read('/blog/info/1'));
  expect(detail.content).toContain('<h2>見出し</h2>');
  expect(detail.tags.map(({ name }) => name)).toEqual(['PoE給電', '監視カメラ']);
  expect(idsOf(detail.related)).toEqual([3, 2]);
  expect(detail.imgUrl).toBe('/media/photos/a-800.jpg');
  expect(detail.photo?.alt).toBe('給電の図');
  const topic = articleDetailSchema.parse(await read('/topic/info/1'));
  expect(idsOf(topic.products)).toEqual([203]);
  expect(topic.imgUrl).toBeUndefined();
});

test('questions are found by all words of the keywords, model names in any spelling', async () => {
  const find = async (keywords: string) =>
    idsOf(faqPageSchema.parse(await read(`/faq/pageList?${new URLSearchParams({ keywords })}`)).list);
  expect(await find('')).toEqual([1, 2, 3]);
  expect(await find('ｐｏｅ　止まる')).toEqual([2]);
  expect(await find('ma-3511')).toEqual([1]);
  expect(await find('poe ない言葉')).toEqual([]);
});

test('questions contain their category, products and related questions', async () => {
  const categories = faqCategoriesSchema.parse(await read('/categoryFaq'));
  expect(categories.map(({ name, total }) => [name, total])).toEqual([
    ['給電', 2],
    ['回線', 1],
  ]);
  const path = `/faq/pageList?category=${encodeURIComponent('回線')}`;
  expect(idsOf(faqPageSchema.parse(await read(path)).list)).toEqual([3]);
  const detail = faqDetailSchema.parse(await read('/faq/info/2'));
  expect(detail.answer).toContain('<strong>答え</strong>');
  expect(idsOf(detail.related)).toEqual([1]);
  expect(idsOf(faqListSchema.parse(await read('/faq/hotList')))).toEqual([2]);
  expect(idsOf(faqListSchema.parse(await read('/goods/proQues?id=203')))).toEqual([1]);
  expect(idsOf(faqPageSchema.parse(await read('/goods/listFaq?cateId=2')).list)).toEqual([1]);
  expect(faqPageSchema.parse(await read('/goods/listFaq?cateId=1')).total).toBe(0);
});

test('tags in use are counted, the others are not listed', async () => {
  const page = tagPageSchema.parse(await read('/aggregate/tags/pageList'));
  expect(page.list.map(({ urlName, total }) => [urlName, total])).toEqual([
    ['poe', 6],
    ['camera', 2],
  ]);
  expect(tagListSchema.parse(await read('/aggregate/tags/hotLabelList'))[0]?.urlName).toBe('poe');
  expect(tagSchema.parse(await read('/aggregate/tags/labelInfo/camera')).name).toBe('監視カメラ');
  const detail = tagDetailSchema.parse(await read('/aggregate/tags/info/poe'));
  expect([detail.topic, detail.blog, detail.faq].map(idsOf)).toEqual([[1], [3, 2, 1], [1, 2]]);
  expect(idsOf(detail.products)).toEqual([203]);
  expect(detail.related.map(({ urlName }) => urlName)).toEqual(['camera']);
  const reading = hotReadingSchema.parse(await read('/aggregate/tags/hotList'));
  expect(reading.map(({ kind, id }) => [kind, id])).toEqual([
    ['topic', 1],
    ['blog', 2],
    ['faq', 2],
  ]);
});

test('the subjects that a visitor can choose when asking are listed', async () => {
  expect(inquiryTopicsSchema.parse(await read('/consult/quesList')).length).toBeGreaterThan(3);
});

test.each([
  ['/blog/info/999', 404],
  ['/topic/info/0', 400],
  ['/faq/info/999', 404],
  ['/faq/info/abc', 400],
  ['/aggregate/tags/info/nope', 404],
  ['/aggregate/tags/labelInfo/vlan', 404],
  ['/blog/pageList?limit=101', 400],
  ['/topic/pageList?page=0', 400],
  ['/faq/pageList?limit=x', 400],
  [`/faq/pageList?keywords=${'a'.repeat(201)}`, 400],
  ['/faq/pageList?keywords=a&keywords=b', 400],
  ['/goods/proQues?id=x', 400],
  ['/goods/listFaq?cateId=-1', 400],
  ['/aggregate/tags/pageList?limit=0', 400],
])('%s is a business failure with code %i and a Japanese message', async (path, code) => {
  const { status, body } = await request(app).get(`/api${path}`);
  expect([status, body.code]).toEqual([200, code]);
  expect(body.message).toMatch(/[ぁ-ん]/);
});
