import { Router } from 'express';
import type { FaqCategory, InquiryTopic } from '../../../shared/api/faq.ts';
import { SEARCH_TYPE } from '../../../shared/api/vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { endpoint, notFound, paginate } from '../envelope.ts';
import { hottest, type Knowledge, type Question, recommended } from '../knowledge.ts';
import { readParam, readQuery } from '../parse-request.ts';
import type { Search } from '../search/search.ts';
import { faqDetail, faqEntry } from '../views/knowledge.ts';

/** Frequently asked questions, their categories, and the subjects of questions still to be asked. */
export function faqRoutes(catalogue: Catalogue, knowledge: Knowledge, search: Search): Router {
  const { questions } = knowledge;
  const questionOf = new Map(questions.map((question) => [question.id, question]));
  const router = Router();

  /** The questions that the site's search finds, in its order; without keywords all of them. */
  function findQuestions(keywords: string): Question[] {
    if (keywords === '') return questions;
    return search.ids(keywords, SEARCH_TYPE.faq).flatMap((id) => questionOf.get(id) ?? []);
  }

  router.get(
    '/faq/pageList',
    endpoint((req) => {
      const { keywords: wanted, category, tag, urlName, ...paging } = readQuery('/faq/pageList', req);
      const found = findQuestions(wanted).filter(
        (item) =>
          (!category || item.category.name === category) &&
          (!tag || item.tags.includes(tag)) &&
          (!urlName || item.urlName === urlName),
      );
      return paginate(found.map(faqEntry), paging);
    }),
  );
  router.get(
    '/faq/hotList',
    endpoint(() => hottest(questions).map(faqEntry)),
  );
  router.get(
    '/faq/topList',
    endpoint(() => recommended(questions).map(faqEntry)),
  );
  router.get(
    '/faq/info/:id',
    endpoint((req) => {
      const id = readParam('id', req);
      const record = questions.find((item) => item.id === id);
      if (!record) throw notFound('このご質問');
      return faqDetail(record, catalogue, knowledge);
    }),
  );
  router.get(
    '/categoryFaq',
    endpoint((): FaqCategory[] =>
      catalogue.faq.map(({ id, urlName, name, lead, entries }) => ({
        id,
        urlName,
        name,
        lead,
        total: entries.length,
      })),
    ),
  );
  // Questions about one product; without an id, about any.
  router.get(
    '/goods/proQues',
    endpoint((req) => {
      const { id } = readQuery('/goods/proQues', req);
      return questions
        .filter(({ productIds }) => (id ? productIds.includes(id) : productIds.length > 0))
        .map(faqEntry);
    }),
  );
  // Questions about the products of a category; without one, about any product.
  router.get(
    '/goods/listFaq',
    endpoint((req) => {
      const { cateId, ...paging } = readQuery('/goods/listFaq', req);
      const wanted = questions.filter(({ productIds }) =>
        productIds.some((id) => !cateId || catalogue.productById(id)?.categoryId === cateId),
      );
      return paginate(wanted.map(faqEntry), paging);
    }),
  );
  router.get(
    '/consult/quesList',
    endpoint((): InquiryTopic[] => catalogue.inquiryTopics),
  );
  return router;
}
