import * as z from 'zod/mini';
import { defineCall } from '../../shared/api/call.ts';

/** A standalone text: a policy, a rule, a procedure. */
export const textDocumentSchema = z.object({
  type: z.int(),
  title: z.string(),
  lead: z.nullish(z.string()),
  /** For search engines. */
  description: z.nullish(z.string()),
  updatedOn: z.nullish(z.string()),
  /** Versions, the newest first. */
  history: z.nullish(
    z.array(z.object({ on: z.string(), change: z.string(), before: z.nullish(z.string()) })),
  ),
  /** Sanitised HTML. */
  content: z.string(),
});
export type TextDocument = z.infer<typeof textDocumentSchema>;

export const documentCalls = {
  service: defineCall('/service/info/{type}', { about: 'サポートの案内', data: textDocumentSchema }),
  single: defineCall('/single/info/{type}', { about: '規約と方針', data: textDocumentSchema }),
};
