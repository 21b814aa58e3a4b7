import { verifyCalls } from '../shared/api/visitor.ts';
import { articleCalls } from './article/wire.ts';
import { bannerCalls } from './banner/wire.ts';
import { careerCalls } from './career/wire.ts';
import { caseCalls } from './case/wire.ts';
import { categoryCalls, relatedCalls } from './category/wire.ts';
import { companyCalls, companyTextCalls } from './company/wire.ts';
import { warrantyCalls } from './device/wire.ts';
import { documentCalls } from './document/wire.ts';
import { faqCalls, productQuestionCalls } from './faq/wire.ts';
import { inquiryTopicCalls } from './inquiry-topic/wire.ts';
import { newsCalls } from './news/wire.ts';
import { partnerCalls } from './partner/wire.ts';
import { figureCalls, goodsCalls, skuCalls, thumbCalls } from './product/wire.ts';
import { fileCalls } from './product-file/wire.ts';
import { ownListCalls, searchCalls } from './search/wire.ts';
import { solutionCalls } from './solution/wire.ts';
import { tagCalls } from './tag/wire.ts';
import { webinarCalls } from './webinar/wire.ts';

const { hot, ...productCalls } = goodsCalls;

/** The calls of the API by the kind of record that they are about; {@link createApi} has a function for each. */
export const CALL_GROUPS = {
  banners: bannerCalls,
  goods: { hot, ...categoryCalls, ...productCalls },
  figures: figureCalls,
  related: relatedCalls,
  productQuestions: productQuestionCalls,
  files: fileCalls,
  skus: skuCalls,
  thumbs: thumbCalls,
  cases: caseCalls,
  solutions: solutionCalls,
  news: newsCalls,
  blog: articleCalls.blog,
  technology: articleCalls.topic,
  faq: faqCalls,
  inquiryTopics: inquiryTopicCalls,
  tags: tagCalls,
  careers: careerCalls,
  company: companyCalls,
  companyTexts: companyTextCalls,
  documents: documentCalls,
  partners: partnerCalls,
  webinars: webinarCalls,
  search: searchCalls,
  ownLists: ownListCalls,
  warranty: warrantyCalls,
  verification: verifyCalls,
};
