import type { Router } from 'express';
import { previewUrl } from '../../corpus/media-files/previews.ts';
import { caseScene } from '../../corpus/media-files/scenes.ts';
import type { Catalogue } from '../../server/content/catalogue.ts';
import { orNotFound, paginate } from '../../server/content/envelope.ts';
import { thumbnailOf } from '../../server/content/pictures.ts';
import type { SearchDocument } from '../../server/content/search/document.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { caseCard, configurationOf, solutionCard } from '../../server/content/views/cards.ts';
import { productCards } from '../../server/content/views/product.ts';
import { SEARCH_TYPE } from '../../shared/api/vocabulary.ts';
import { casePath } from '../../shared/paths/params.ts';
import { chartOf } from './chart.ts';
import type { CaseRecord } from './record.ts';
import { caseCalls } from './wire.ts';

export const cases: ServedKind = {
  routes: ({ catalogue }) => caseRoutes(catalogue),
  results: {
    type: SEARCH_TYPE.case,
    nameOf: (titles) => titles['/case-studies'],
    documents: (catalogue) => {
      const list = catalogue.pages.find(({ path }) => path === '/case-studies');
      return catalogue.cases.map((record) => {
        const document = caseDocument(record, catalogue);
        // Visitors name the kind with the subject: 病院 導入事例.
        return { ...document, keywords: [...document.keywords, list?.title ?? ''] };
      });
    },
  },
};

/** Cases that the header menus and the home page show. */
const TYPE_FEATURED = 2;

function caseRoutes(catalogue: Catalogue): Router {
  const { cases, caseById, choices } = catalogue;
  const industries = choices.industries ?? [...new Set(cases.map(({ industry }) => industry))];
  return serve(caseCalls, {
    list: ({ type, industry, productId, urlName, ...paging }) => {
      const wanted = cases.filter(
        (item) =>
          (type !== TYPE_FEATURED || item.featured) &&
          (!industry || item.industry === industry) &&
          (!productId || item.productIds.includes(productId)) &&
          (!urlName || item.urlName === urlName),
      );
      return paginate(
        wanted.map((record) => caseCard(record, catalogue)),
        paging,
      );
    },
    industries: () =>
      industries
        .map((name, index) => ({
          id: index + 1,
          name,
          total: cases.filter(({ industry }) => industry === name).length,
        }))
        .filter(({ total }) => total > 0),
    info: ({ id }) => caseDetail(orNotFound(caseById(id), 'この導入事例'), catalogue),
  });
}

function caseDetail(record: CaseRecord, catalogue: Catalogue) {
  const { scale, challenges, outcomes, body, productIds, solutionId } = record;
  const drawn = chartOf(record);
  const solution = solutionId === undefined ? undefined : catalogue.solutionById(solutionId);
  return {
    ...caseCard(record, catalogue),
    scale,
    ...catalogue.pictures.scene(caseScene(record.urlName)),
    challenges,
    outcomes,
    ...catalogue.pictures.preview(previewUrl('case-studies', record.urlName), record.photos),
    content: catalogue.textOf(body).html,
    ...(typeof drawn === 'object' && { chart: drawn }),
    products: productCards(productIds, catalogue),
    configuration: configurationOf(record.configuration ?? [], catalogue),
    surroundings: record.surroundings ?? [],
    ...(record.links && { links: record.links }),
    ...(solution && { solution: solutionCard(solution, catalogue) }),
  };
}

function caseDocument(record: CaseRecord, catalogue: Catalogue) {
  const { id, urlName, name, customer, industry, region, lead, scale, challenges, outcomes, body } = record;
  const card = caseCard(record, catalogue);
  return {
    id,
    urlName,
    url: casePath({ slug: record.urlName }),
    name,
    keywords: [customer, industry, region],
    lead,
    body: [scale, ...challenges, ...outcomes, catalogue.textOf(body).plain].join('\n'),
    imgUrl: thumbnailOf(card),
    note: `${industry} / ${customer}`,
    publishedOn: record.publishedOn,
    card,
  } satisfies SearchDocument;
}
