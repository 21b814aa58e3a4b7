import type { ServedKind } from '../server/content/served-kind.ts';
import { blog, technology } from './article/serve.ts';
import { banners } from './banner/serve.ts';
import { careers } from './career/serve.ts';
import { cases } from './case/serve.ts';
import { categories } from './category/serve.ts';
import { company } from './company/serve.ts';
import { devices } from './device/serve.ts';
import { documents } from './document/serve.ts';
import { faq } from './faq/serve.ts';
import { inquiryTopics } from './inquiry-topic/serve.ts';
import { news } from './news/serve.ts';
import { partners } from './partner/serve.ts';
import { products } from './product/serve.ts';
import { productFiles } from './product-file/serve.ts';
import { solutions } from './solution/serve.ts';
import { tags } from './tag/serve.ts';
import { webinars } from './webinar/serve.ts';

/** Kinds with a folder here, as the content service serves them. */
export const SERVED_KINDS: readonly ServedKind[] = [
  categories,
  products,
  news,
  blog,
  technology,
  cases,
  solutions,
  faq,
  careers,
  company,
  devices,
  documents,
  productFiles,
  partners,
  webinars,
  banners,
  tags,
  inquiryTopics,
];
