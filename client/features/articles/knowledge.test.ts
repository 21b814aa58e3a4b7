import { expect, test } from '@jest/globals';
import type { ArticleDetail } from '../../../records/article/wire.ts';
import { publicSite } from '../../../shared/site/site.ts';
import { OTHER_SITE } from '../../../test/support/sites/other-site.ts';
import { articleJsonLd } from './article-json-ld.ts';
import { groupArticles } from './group-articles.ts';

const article: ArticleDetail = {
  id: 2,
  slug: 'poe-basics',
  title: 'PoEのしくみ',
  category: '給電',
  publishedOn: '2026-01-10',
  summary: '要約です。',
  imgUrl: '/media/technology/poe-basics.svg',
  tags: [{ slug: 'poe', name: 'PoE給電' }],
  content: '<p>本文です。</p>',
  products: [],
  functions: [],
  related: [],
};

test('articles stand under their categories in the order of their ids', () => {
  const groups = groupArticles([
    { ...article, id: 5, category: '無線' },
    { ...article, id: 4 },
    { ...article, id: 1, category: '無線' },
    article,
  ]);
  expect(groups.map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
    ['無線', [1, 5]],
    ['給電', [2, 4]],
  ]);
});

test('structured data names the kind, the moment in Japan and the address of the article', () => {
  const site = publicSite({ ...OTHER_SITE, origin: 'https://site.example' });
  expect(articleJsonLd(site, 'topic', article)).toMatchObject({
    '@type': 'TechArticle',
    datePublished: '2026-01-10T00:00:00+09:00',
    dateModified: '2026-01-10T00:00:00+09:00',
    mainEntityOfPage: 'https://site.example/technology/poe-basics',
    image: ['https://site.example/media/technology/poe-basics.svg'],
  });
  expect(articleJsonLd(site, 'blog', article)).toMatchObject({
    '@type': 'BlogPosting',
    mainEntityOfPage: 'https://site.example/blog/poe-basics',
  });
});
