import { Router } from 'express';
import { faqCalls, productQuestionCalls } from '../../../shared/api/faq.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { orNotFound, paginate } from '../envelope.ts';
import { hottest, type Knowledge, type Question, recommended } from '../knowledge.ts';
import type { Search } from '../search/search.ts';
import { serve } from '../serve.ts';
import { faqDetail, faqEntry } from '../views/knowledge.ts';

/** Serves frequently asked questions, their categories, and the topics of inquiries. */
export function faqRoutes(catalogue: Catalogue, knowledge: Knowledge, search: Search): Router {
  const { questions } = knowledge;
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
    info: ({ id }) => faqDetail(orNotFound(questionOf.get(id), 'このご質問'), catalogue, knowledge),
    categories: () =>
      catalogue.faq.map(({ id, urlName, name, lead, entries }) => ({
        id,
        urlName,
        name,
        lead,
        total: entries.length,
      })),
    topics: () => catalogue.inquiryTopics,
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
