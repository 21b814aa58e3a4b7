import { Router } from 'express';
import type { Catalogue } from '../../server/content/catalogue.ts';
import { orNotFound, paginate } from '../../server/content/envelope.ts';
import {
  closest,
  hottest,
  type Question,
  recommended,
  usedTagNames,
} from '../../server/content/knowledge.ts';
import type { SearchDocument } from '../../server/content/search/document.ts';
import { serve } from '../../server/content/serve.ts';
import type { ServedKind, Services } from '../../server/content/served-kind.ts';
import { functionModels } from '../../server/content/views/functions.ts';
import { faqEntry, namesOf } from '../../server/content/views/knowledge.ts';
import { productCards } from '../../server/content/views/product.ts';
import { SEARCH_TYPE } from '../../shared/api/vocabulary.ts';
import { faqPath } from '../../shared/paths/params.ts';
import { faqCalls, productQuestionCalls } from './wire.ts';

export const faq: ServedKind = {
  routes: faqRoutes,
  results: {
    type: SEARCH_TYPE.faq,
    nameOf: (titles) => titles['/faq'],
    documents: (catalogue) => catalogue.questions.map((question) => questionDocument(question, catalogue)),
  },
};

const RELATED_QUESTIONS = 5;

/** Serves frequently asked questions and their categories. */
function faqRoutes({ catalogue, search }: Services): Router {
  const { questions } = catalogue;
  const questionOf = new Map(questions.map((question) => [question.id, question]));

  /** Finds questions in the order of the site's search; without keywords returns all of them. */
  function findQuestions(keywords: string): Question[] {
    if (keywords === '') return questions;
    return search.ids(keywords, SEARCH_TYPE.faq).flatMap((id) => questionOf.get(id) ?? []);
  }

  const ofAny = serve(faqCalls, {
    list: ({ keywords, category, tag, urlName, ...paging }) => {
      const found = findQuestions(keywords).filter(
        (item) =>
          (!category || item.category.name === category) &&
          (!tag || item.tags.includes(tag)) &&
          (!urlName || item.urlName === urlName),
      );
      return paginate(found.map(faqEntry), paging);
    },
    hot: () => hottest(questions).map(faqEntry),
    top: () => recommended(questions).map(faqEntry),
    info: ({ id }) => faqDetail(orNotFound(questionOf.get(id), 'このご質問'), catalogue),
    categories: () =>
      catalogue.faq.map(({ id, urlName, name, lead, entries }) => ({
        id,
        urlName,
        name,
        lead,
        total: entries.length,
      })),
  });
  const ofProducts = serve(productQuestionCalls, {
    // Without an id, questions about any product.
    ofProduct: ({ id }) =>
      questions
        .filter(({ productIds }) => (id ? productIds.includes(id) : productIds.length > 0))
        .map(faqEntry),
    // Without a category, questions about any product.
    ofCategory: ({ cateId, ...paging }) => {
      const wanted = questions.filter(({ productIds }) =>
        productIds.some((id) => !cateId || catalogue.productById(id)?.categoryId === cateId),
      );
      return paginate(wanted.map(faqEntry), paging);
    },
  });
  return Router().use(ofAny, ofProducts);
}

function faqDetail(record: Question, catalogue: Catalogue) {
  const others = catalogue.questions.filter(({ id }) => id !== record.id);
  const sameCategory = others.filter(({ category }) => category === record.category);
  // Of questions that share as many tags and products, those of the same category come first.
  const near = closest(record, [...new Set([...sameCategory, ...others])], RELATED_QUESTIONS);
  const related = [...new Set([...near, ...sameCategory])].slice(0, RELATED_QUESTIONS);
  return {
    ...faqEntry(record),
    tags: namesOf(record.tags, catalogue),
    products: productCards(record.productIds, catalogue),
    functions: functionModels(`${record.question}\n${record.answer}`, catalogue),
    related: related.map(faqEntry),
  };
}

function questionDocument(question: Question, catalogue: Catalogue): SearchDocument {
  return {
    id: question.id,
    urlName: question.urlName,
    url: faqPath({ slug: question.urlName }),
    name: question.question,
    keywords: [question.category.name, ...usedTagNames(catalogue, question.tags)],
    lead: question.rendered.plain,
    body: '',
    note: question.category.name,
    card: faqEntry(question),
  };
}
