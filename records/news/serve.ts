import type { Router } from 'express';
import { previewUrl } from '../../corpus/media-files/previews.ts';
import type { Catalogue } from '../../server/content/catalogue.ts';
import { orNotFound, paginate } from '../../server/content/envelope.ts';
import type { SearchDocument } from '../../server/content/search/document.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { productCards } from '../../server/content/views/product.ts';
import { SEARCH_TYPE } from '../../shared/api/vocabulary.ts';
import { newsPath } from '../../shared/paths/params.ts';
import type { NewsRecord } from './record.ts';
import { newsCalls } from './wire.ts';

export const news: ServedKind = {
  routes: ({ catalogue }) => newsRoutes(catalogue),
  results: {
    type: SEARCH_TYPE.news,
    nameOf: (titles) => titles['/news'],
    documents: (catalogue) => catalogue.news.map((record) => newsDocument(record, catalogue)),
  },
};

const TOP_NEWS = 5;

function newsRoutes(catalogue: Catalogue): Router {
  const { news, newsById } = catalogue;
  const latest = () => news.slice(0, TOP_NEWS).map(newsCard);
  return serve(newsCalls, {
    list: ({ category, ...paging }) =>
      paginate(news.filter((item) => !category || item.category === category).map(newsCard), paging),
    slugs: () => news.map(({ id, slug, title }) => ({ id, urlName: slug, name: title })),
    info: ({ id }) => newsDetail(orNotFound(newsById(id), 'このお知らせ'), catalogue),
    hot: latest,
    top: latest,
  });
}

function newsCard({ id, slug, title, category, publishedOn, updatedOn, summary }: NewsRecord) {
  return { id, urlName: slug, title, category, publishedOn, ...(updatedOn && { updatedOn }), summary };
}

/** `catalogue.news` is ordered from new to old. */
function newsDetail(record: NewsRecord, catalogue: Catalogue) {
  const index = catalogue.news.indexOf(record);
  const neighbour = (at: number) => {
    const other = catalogue.news[at];
    return other && { id: other.id, urlName: other.slug, title: other.title };
  };
  const newer = neighbour(index - 1);
  const older = neighbour(index + 1);
  return {
    ...newsCard(record),
    ...(record.event && { event: record.event }),
    ...catalogue.pictures.photograph(record.photos),
    ...catalogue.pictures.preview(previewUrl('news', record.slug), record.photos),
    content: catalogue.textOf(record.body).html,
    products: productCards(record.productIds, catalogue),
    ...(newer && { newer }),
    ...(older && { older }),
  };
}

function newsDocument(record: NewsRecord, { textOf }: Catalogue): SearchDocument {
  const { id, slug, title, category, publishedOn, summary, body } = record;
  return {
    id,
    urlName: slug,
    url: newsPath(record),
    name: title,
    keywords: [category],
    lead: summary,
    body: textOf(body).plain,
    note: category,
    publishedOn,
    card: newsCard(record),
  };
}
