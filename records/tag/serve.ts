import type { Router } from 'express';
import type { Catalogue } from '../../server/content/catalogue.ts';
import { orNotFound, paginate } from '../../server/content/envelope.ts';
import { countOf, hottest, type TagUse } from '../../server/content/knowledge.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { articleCard, faqEntry } from '../../server/content/views/knowledge.ts';
import { productCards } from '../../server/content/views/product.ts';
import type { ArticleRecord } from '../article/record.ts';
import { tagCalls } from './wire.ts';

export const tags: ServedKind = {
  routes: ({ catalogue }) => tagRoutes(catalogue),
};

const RELATED_TAGS = 6;
const TAG_PRODUCTS = 4;

/** Serves the tags of articles and questions. */
function tagRoutes(catalogue: Catalogue): Router {
  function useOf(urlName: string): TagUse {
    return orNotFound(
      catalogue.tagUses.find(({ tag }) => tag.urlName === urlName),
      'このタグ',
    );
  }

  return serve(tagCalls, {
    list: (paging) => paginate(catalogue.tagUses.map(tagView), paging),
    hot: () => {
      const marked = catalogue.tagUses.filter(({ tag }) => tag.hot !== undefined);
      return marked.sort((a, b) => (a.tag.hot ?? 0) - (b.tag.hot ?? 0)).map(tagView);
    },
    hotReading: () => [
      ...hottest(catalogue.technology).map((record) => articleReading('topic', record)),
      ...hottest(catalogue.blog).map((record) => articleReading('blog', record)),
      ...hottest(catalogue.questions).map(({ id, urlName, question, updatedOn }) => ({
        kind: 'faq' as const,
        id,
        urlName,
        title: question,
        updatedOn,
      })),
    ],
    info: ({ urlName }) => tagDetail(useOf(urlName), catalogue),
    label: ({ urlName }) => tagView(useOf(urlName)),
  });
}

function articleReading(
  kind: 'blog' | 'topic',
  { id, urlName, title, publishedOn, updatedOn }: ArticleRecord,
) {
  return { kind, id, urlName, title, updatedOn: updatedOn ?? publishedOn };
}

function tagView(use: TagUse) {
  const { urlName, name, description } = use.tag;
  return { urlName, name, description, total: countOf(use) };
}

/** Orders values by descending frequency; equally frequent ones keep their order. */
function byFrequency<Value>(values: Value[]): Value[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

function tagDetail(use: TagUse, catalogue: Catalogue) {
  const carriers = [...use.technology, ...use.blog, ...use.questions];
  const onSale = byFrequency(carriers.flatMap(({ productIds }) => productIds)).filter(
    (id) => !catalogue.productById(id)?.endOfLife,
  );
  const neighbours = byFrequency(carriers.flatMap(({ tags }) => tags)).flatMap(
    (urlName) => catalogue.tagUses.find(({ tag }) => tag.urlName === urlName && tag !== use.tag) ?? [],
  );
  return {
    ...tagView(use),
    topic: use.technology.map((record) => articleCard(record, catalogue)),
    blog: use.blog.map((record) => articleCard(record, catalogue)),
    faq: use.questions.map(faqEntry),
    products: productCards(onSale.slice(0, TAG_PRODUCTS), catalogue),
    related: neighbours.slice(0, RELATED_TAGS).map(tagView),
  };
}
