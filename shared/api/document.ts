import * as z from 'zod/mini';

/** A text that stands on its own: a policy, a rule, a procedure. */
export const textDocumentSchema = z.object({
  type: z.int(),
  title: z.string(),
  lead: z.nullish(z.string()),
  /** For search engines. */
  description: z.nullish(z.string()),
  updatedOn: z.nullish(z.string()),
  /** Sanitised HTML. */
  content: z.string(),
});
export type TextDocument = z.infer<typeof textDocumentSchema>;
