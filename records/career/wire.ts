import * as z from 'zod/mini';
import { defineCall, firstOf } from '../../shared/api/call.ts';
import { pageOf } from '../../shared/api/envelope.ts';
import { pages } from '../../shared/api/parameters.ts';
import type { Plain } from '../../shared/api/plain.ts';

const careerCard = {
  id: z.int(),
  urlName: z.string(),
  title: z.string(),
  department: z.string(),
  location: z.string(),
  employment: z.string(),
  salary: z.string(),
  postedOn: z.string(),
  /** The last day on which applications are taken. */
  validThrough: z.string(),
  summary: z.string(),
};
const careerCardSchema = z.object(careerCard);
export type CareerCard = Plain<z.infer<typeof careerCardSchema>>;
export const careerPageSchema = pageOf(careerCardSchema);

export const careerDetailSchema = z.object({
  ...careerCard,
  /** Sanitised HTML. */
  content: z.string(),
});
export type CareerDetail = Plain<z.infer<typeof careerDetailSchema>>;

const list = defineCall('/recruit/pageList', { about: '募集の一覧', query: pages, data: careerPageSchema });
export const careerCalls = {
  list,
  info: defineCall('/recruit/info/{id}', { about: '募集', data: careerDetailSchema, sample: firstOf(list) }),
};
