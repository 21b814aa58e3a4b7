import * as z from 'zod/mini';
import type { Plain } from './plain.ts';

/** Functions that a text names, each with the models on sale that have it, grouped by the same terms. */
export const functionModelsSchema = z.array(
  z.object({
    urlName: z.string(),
    name: z.string(),
    meaning: z.string(),
    groups: z.array(
      z.object({
        since: z.optional(z.string()),
        limit: z.optional(z.string()),
        models: z.array(z.object({ id: z.int(), urlName: z.string(), modeName: z.string() })),
      }),
    ),
  }),
);
export type WireFunctionModels = z.infer<typeof functionModelsSchema>;
export type FunctionModels = Plain<WireFunctionModels>;
