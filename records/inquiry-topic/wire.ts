import * as z from 'zod/mini';
import { defineCall } from '../../shared/api/call.ts';
import type { Plain } from '../../shared/api/plain.ts';

/** Topics that a visitor can choose in an inquiry. */
export const inquiryTopicsSchema = z.array(z.object({ id: z.int(), name: z.string(), note: z.string() }));
export type InquiryTopic = Plain<z.infer<typeof inquiryTopicsSchema>[number]>;

export const inquiryTopicCalls = {
  list: defineCall('/consult/quesList', { about: '相談の種類', data: inquiryTopicsSchema }),
};
