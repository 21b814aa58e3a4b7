import * as z from 'zod/mini';

/** A fact at the head of a page: 「84店舗」, 「導入の規模」. */
export const figureSchema = z.object({ value: z.string(), label: z.string() });
export type Figure = z.infer<typeof figureSchema>;
