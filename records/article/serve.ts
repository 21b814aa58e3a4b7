import type { Router } from 'express';
import { ARTICLE_FAMILIES, previewUrl } from '../../corpus/media-files/previews.ts';
import type { Catalogue } from '../../server/content/catalogue.ts';
import { orNotFound, paginate } from '../../server/content/envelope.ts';
import { closest, hottest, recommended, usedTagNames } from '../../server/content/knowledge.ts';
import { thumbnailOf } from '../../server/content/pictures.ts';
import type { SearchDocument } from '../../server/content/search/document.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { functionModels } from '../../server/content/views/functions.ts';
import { articleCard } from '../../server/content/views/knowledge.ts';
import { productCards } from '../../server/content/views/product.ts';
import { SEARCH_TYPE } from '../../shared/api/vocabulary.ts';
import { blogPath, technologyPath } from '../../shared/paths/params.ts';
import { FILE_MARGIN } from '../../shared/topology/drawing.ts';
import { type FigureTier, figureTopology } from '../../shared/topology/figure.ts';
import { layoutTopology } from '../../shared/topology/layout.ts';
import type { ArticleRecord } from './record.ts';
import { type ArticleKind, articleCalls } from './wire.ts';

export const blog: ServedKind = {
  routes: ({ catalogue }) => routesOf('blog', catalogue),
  results: {
    type: SEARCH_TYPE.blog,
    nameOf: (titles) => titles['/blog'],
    documents: (catalogue) => catalogue.blog.map((record) => articleDocument(record, blogPath, catalogue)),
  },
};

/** `topic` of the API is the technology part of the site. */
export const technology: ServedKind = {
  routes: ({ catalogue }) => routesOf('topic', catalogue),
  results: {
    type: SEARCH_TYPE.technology,
    nameOf: (titles) => titles['/technology'],
    documents: (catalogue) =>
      catalogue.technology.map((record) => articleDocument(record, technologyPath, catalogue)),
  },
};

const RELATED_ARTICLES = 3;

function articlesOf(kind: ArticleKind, { blog, technology }: Catalogue): ArticleRecord[] {
  return kind === 'blog' ? blog : technology;
}

function routesOf(kind: ArticleKind, catalogue: Catalogue): Router {
  const articles = articlesOf(kind, catalogue);
  const card = (record: ArticleRecord) => articleCard(record, catalogue);
  return serve(articleCalls[kind], {
    list: ({ category, tag, urlName, ...paging }) => {
      const wanted = articles.filter(
        (item) =>
          (!category || item.category === category) &&
          (!tag || item.tags.includes(tag)) &&
          (!urlName || item.urlName === urlName),
      );
      return paginate(wanted.map(card), paging);
    },
    hot: () => hottest(articles).map(card),
    top: () => recommended(articles).map(card),
    info: ({ id }) => {
      const found = articles.find((item) => item.id === id);
      return articleDetail(kind, orNotFound(found, 'この記事'), catalogue);
    },
  });
}

function articleDetail(kind: ArticleKind, record: ArticleRecord, catalogue: Catalogue) {
  const others = articlesOf(kind, catalogue);
  return {
    ...articleCard(record, catalogue),
    ...catalogue.pictures.preview(previewUrl(ARTICLE_FAMILIES[kind], record.urlName), record.photos),
    content: catalogue.textOf(record.body).html,
    ...(record.figure && { figure: { ...record.figure, ...sizeOf(record.figure.tiers) } }),
    products: productCards(record.productIds, catalogue),
    functions: functionModels([record.title, record.summary, record.body].join('\n'), catalogue),
    related: closest(record, others, RELATED_ARTICLES).map((other) => articleCard(other, catalogue)),
  };
}

/** Size of a figure's drawing, so that its place is kept while it loads. */
function sizeOf(tiers: readonly FigureTier[]) {
  const { width, height } = layoutTopology(figureTopology(tiers));
  return { width: Math.round(width + 2 * FILE_MARGIN), height: Math.round(height + 2 * FILE_MARGIN) };
}

function articleDocument(
  record: ArticleRecord,
  pathOf: (item: { slug: string }) => string,
  catalogue: Catalogue,
): SearchDocument {
  const { id, urlName, title, summary, category, publishedOn, tags, body } = record;
  const card = articleCard(record, catalogue);
  return {
    id,
    urlName,
    url: pathOf({ slug: urlName }),
    name: title,
    keywords: [category, ...usedTagNames(catalogue, tags)],
    lead: summary,
    body: catalogue.textOf(body).plain,
    imgUrl: thumbnailOf(card),
    note: category,
    publishedOn,
    card,
  };
}
