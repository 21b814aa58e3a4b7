import * as z from 'zod/mini';

/** One fact that a page leads with: 「84店舗」, 「導入の規模」. */
export const figureSchema = z.object({ value: z.string(), label: z.string() });
export type Figure = z.infer<typeof figureSchema>;
