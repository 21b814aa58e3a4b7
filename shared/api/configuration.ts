import * as z from 'zod/mini';
import { productCardSchema } from './goods.ts';

const inNetwork = {
  /** How many; left out where it is open. */
  count: z.optional(z.int()),
  /** What it is plugged into: ids of products of the configuration, or names of its surroundings. */
  connectsTo: z.optional(z.array(z.union([z.int(), z.string()]))),
};

/**
 * Products that make a network, each with what it does in it. `tier` is one of shared/topology/tiers.ts, unless it is as the
 * product's own figures say; what has one that drawings do not know is not drawn.
 */
export const configurationSchema = z.array(
  z.object({ product: productCardSchema, role: z.string(), tier: z.optional(z.string()), ...inNetwork }),
);

/** What the drawing of a configuration shows beside its products. */
export const surroundingsSchema = z._default(
  z.array(z.object({ name: z.string(), tier: z.string(), ...inNetwork })),
  [],
);
