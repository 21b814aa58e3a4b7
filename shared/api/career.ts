import * as z from 'zod/mini';
import { defineCall, firstOf } from './call.ts';
import { pageOf } from './envelope.ts';
import { pages } from './parameters.ts';

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
export const careerCardSchema = z.object(careerCard);
export type CareerCard = z.infer<typeof careerCardSchema>;
export const careerPageSchema = pageOf(careerCardSchema);

export const careerDetailSchema = z.object({
  ...careerCard,
  /** Sanitised HTML. */
  content: z.string(),
});
export type CareerDetail = z.infer<typeof careerDetailSchema>;

const list = defineCall('/recruit/pageList', { about: '募集の一覧', query: pages, data: careerPageSchema });
export const careerCalls = {
  list,
  info: defineCall('/recruit/info/{id}', { about: '募集', data: careerDetailSchema, sample: firstOf(list) }),
};
