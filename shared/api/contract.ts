import { articleCalls } from './article.ts';
import { bannerCalls } from './banner.ts';
import { type Call, defineCall } from './call.ts';
import { careerCalls } from './career.ts';
import { caseCalls } from './case-detail.ts';
import { companyCalls, companyTextCalls } from './company.ts';
import { documentCalls } from './document.ts';
import { faqCalls, productQuestionCalls } from './faq.ts';
import { FORMS } from './forms/all.ts';
import { receiptSchema } from './forms/answers.ts';
import { goodsCalls } from './goods.ts';
import { figureCalls } from './goods-figures.ts';
import { relatedCalls } from './goods-related.ts';
import { skuCalls } from './goods-sku.ts';
import { newsCalls } from './news.ts';
import { partnerCalls } from './partner.ts';
import { fileCalls } from './product-file.ts';
import { ownListCalls, searchCalls } from './search.ts';
import { solutionCalls } from './solution.ts';
import { tagCalls } from './tag.ts';
import { thumbCalls, verifyCalls, warrantyCalls } from './visitor.ts';
import { webinarCalls } from './webinar.ts';

/** Several forms may share one call. */
const formCalls = [...new Set(FORMS.map(({ path }) => path))].map((path) => {
  const forms = FORMS.filter((form) => form.path === path);
  const about = forms.map(({ label }) => label).join('、');
  return defineCall(path, { method: 'POST', about, data: receiptSchema, forms });
});

/** Every call of the API: the OpenAPI document, the proxy and the contract suite walk this list. */
export const CALLS: readonly Call[] = [
  bannerCalls,
  goodsCalls,
  figureCalls,
  relatedCalls,
  productQuestionCalls,
  fileCalls,
  skuCalls,
  thumbCalls,
  caseCalls,
  solutionCalls,
  newsCalls,
  articleCalls.blog,
  articleCalls.topic,
  faqCalls,
  tagCalls,
  careerCalls,
  companyCalls,
  companyTextCalls,
  documentCalls,
  partnerCalls,
  webinarCalls,
  searchCalls,
  ownListCalls,
  warrantyCalls,
  verifyCalls,
  formCalls,
].flatMap((calls): Call[] => Object.values(calls));
