import type { Router } from 'express';
import { previewUrl } from '../../corpus/media-files/previews.ts';
import { solutionScene } from '../../corpus/media-files/scenes.ts';
import type { Catalogue } from '../../server/content/catalogue.ts';
import { orNotFound, paginate } from '../../server/content/envelope.ts';
import { thumbnailOf } from '../../server/content/pictures.ts';
import type { SearchDocument } from '../../server/content/search/document.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind } from '../../server/content/served-kind.ts';
import { caseCard, configurationOf, solutionCard } from '../../server/content/views/cards.ts';
import { SEARCH_TYPE } from '../../shared/api/vocabulary.ts';
import { solutionPath } from '../../shared/paths/params.ts';
import type { SolutionRecord } from './record.ts';
import { solutionCalls } from './wire.ts';

export const solutions: ServedKind = {
  routes: ({ catalogue }) => solutionRoutes(catalogue),
  results: {
    type: SEARCH_TYPE.solution,
    nameOf: (titles) => titles['/solutions'],
    documents: (catalogue) =>
      catalogue.solutions.map((record, index) => solutionDocument(record, index, catalogue)),
  },
};

function solutionRoutes(catalogue: Catalogue): Router {
  return serve(solutionCalls, {
    list: ({ productId, ...paging }) => {
      const wanted = catalogue.solutions.filter(
        ({ configuration }) => !productId || configuration.some((item) => item.productId === productId),
      );
      return paginate(
        wanted.map((record) => solutionCard(record, catalogue)),
        paging,
      );
    },
    // An addition of this service: an upstream without it answers 404, and the page shows the data of the list.
    info: ({ id }) => solutionDetail(orNotFound(catalogue.solutionById(id), 'このソリューション'), catalogue),
  });
}

function solutionDetail(record: SolutionRecord, catalogue: Catalogue) {
  const { updatedOn, figure, challenges, outcomes, configuration, relatedCaseIds, screens, body } = record;
  return {
    ...solutionCard(record, catalogue),
    updatedOn,
    ...(figure && { figure }),
    ...catalogue.pictures.scene(solutionScene(record.urlName)),
    challenges,
    outcomes,
    configuration: configurationOf(configuration, catalogue),
    surroundings: record.surroundings ?? [],
    ...(record.links && { links: record.links }),
    cases: relatedCaseIds.flatMap((id) => {
      const related = catalogue.caseById(id);
      return related ? [caseCard(related, catalogue)] : [];
    }),
    ...(screens && { screens }),
    ...catalogue.pictures.preview(previewUrl('solutions', record.urlName), record.photos),
    content: catalogue.textOf(body).html,
  };
}

function solutionDocument(record: SolutionRecord, index: number, catalogue: Catalogue): SearchDocument {
  const { id, urlName, name, lead, audience, challenges, outcomes, configuration, body } = record;
  const card = solutionCard(record, catalogue);
  return {
    id,
    urlName,
    url: solutionPath(catalogue.site.solutionNames, record, index),
    name,
    keywords: [audience],
    lead,
    body: [
      ...challenges,
      ...outcomes.map(({ label, text }) => `${label} ${text}`),
      ...configuration.map(({ role }) => role),
      catalogue.textOf(body).plain,
    ].join('\n'),
    imgUrl: thumbnailOf(card),
    note: audience,
    card,
  };
}
