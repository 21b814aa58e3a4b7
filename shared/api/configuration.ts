import * as z from 'zod/mini';
import { COUNT_MAX, PARTS_MAX } from '../topology/part.ts';
import { TIERS } from '../topology/tiers.ts';
import { productCardSchema } from './goods.ts';

const inNetwork = {
  /** How many; left out where it is open. */
  count: z.optional(z.int().check(z.minimum(1), z.maximum(COUNT_MAX))),
  /** What it is plugged into: ids of products of the configuration, or names of its surroundings. */
  connectsTo: z.optional(z.array(z.union([z.int(), z.string()]))),
};

/** Products that make a network, each with what it does in it. */
export const configurationSchema = z.array(
  z.object({
    product: productCardSchema,
    role: z.string(),
    /** Unless as the product's own figures say. */
    tier: z.optional(z.enum(TIERS)),
    ...inNetwork,
  }),
);

/** What the drawing of a configuration shows beside its products. */
export const surroundingsSchema = z._default(
  z.array(z.object({ name: z.string(), tier: z.enum(TIERS), ...inNetwork })).check(z.maxLength(PARTS_MAX)),
  [],
);
