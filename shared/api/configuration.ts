import * as z from 'zod/mini';
import { productCardSchema } from './product-card.ts';

const inNetwork = {
  /** Number of devices; undefined if it is open. */
  count: z.optional(z.int()),
  /** Connections: ids of products of the configuration, or names of its surroundings. */
  connectsTo: z.optional(z.array(z.union([z.int(), z.string()]))),
};

/**
 * Products that form a network, each with its role. `tier` is the id of a tier (`tiers` of site.yaml) and overrides the
 * product's own tier; products with a tier unknown to drawings are not drawn.
 */
export const configurationSchema = z.array(
  z.object({ product: productCardSchema, role: z.string(), tier: z.optional(z.string()), ...inNetwork }),
);

/** Connections between equals; `kind` is one of shared/topology/links.ts. */
export const linksSchema = z.optional(
  z.array(z.object({ between: z.array(z.union([z.int(), z.string()])), kind: z.string() })),
);

/** Further parts of the drawing of a configuration, besides its products. */
export const surroundingsSchema = z._default(
  z.array(z.object({ name: z.string(), tier: z.string(), ...inNetwork })),
  [],
);
