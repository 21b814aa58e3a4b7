import { Router } from 'express';
import { z } from 'zod';
import type { FaqCategory, InquiryTopic } from '../../../shared/api/faq.ts';
import { FIELD_MAX_LENGTH } from '../../../shared/constants.ts';
import { endpoint, idParam, notFound, optionalId, paginate, pagingQuery, parseInput } from '../answer.ts';
import type { Catalogue } from '../catalogue.ts';
import { hottest, type Knowledge, recommended } from '../knowledge.ts';
import { faqDetail, faqEntry } from '../views/knowledge.ts';

const keywords = z
  .string({ error: 'keywordsは文字で指定してください。' })
  .trim()
  .max(FIELD_MAX_LENGTH, `keywordsは${FIELD_MAX_LENGTH}文字以内で指定してください。`)
  .default('');

const listQuery = pagingQuery.extend({
  keywords,
  category: z.string().optional(),
  tag: z.string().optional(),
  /** Addition of this service: the question whose address ends in this name. */
  urlName: z.string().optional(),
});
const productQuery = z.object({ id: optionalId('id') });
const productCategoryQuery = pagingQuery.extend({ cateId: optionalId('cateId') });

/** Frequently asked questions, their categories, and the subjects of questions still to be asked. */
export function faqRoutes(catalogue: Catalogue, knowledge: Knowledge): Router {
  const { questions, findQuestions } = knowledge;
  const router = Router();
  router.get(
    '/faq/pageList',
    endpoint((req) => {
      const { keywords: wanted, category, tag, urlName, ...paging } = parseInput(listQuery, req.query);
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
      const { id } = parseInput(idParam, req.params);
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
      const { id } = parseInput(productQuery, req.query);
      return questions
        .filter(({ productIds }) => (id ? productIds.includes(id) : productIds.length > 0))
        .map(faqEntry);
    }),
  );
  // Questions about the products of a category; without one, about any product.
  router.get(
    '/goods/listFaq',
    endpoint((req) => {
      const { cateId, ...paging } = parseInput(productCategoryQuery, req.query);
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
