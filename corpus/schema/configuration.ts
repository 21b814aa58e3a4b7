import { z } from 'zod';
import { COUNT_MAX, PARTS_MAX } from '../../shared/topology/part.ts';
import { TIERS } from '../../shared/topology/tiers.ts';
import { id, text } from './common.ts';

/** What products do together, for the list of a configuration and its drawing. */

const inNetwork = {
  /** How many, where the text says so. */
  count: z.int().positive().max(COUNT_MAX).optional(),
  /** What it is plugged into, ids of products or names of surroundings; left out, the ports of the records decide. */
  connectsTo: z
    .array(z.union([id, text]))
    .max(4)
    .optional(),
};

export const configuration = z
  .array(
    z.strictObject({
      productId: id,
      role: text,
      /** Unless as its record or sub-category says. */
      tier: z.enum(TIERS).optional(),
      ...inNetwork,
    }),
  )
  .max(PARTS_MAX);

/** What the drawing shows beside the products: a carrier's line, devices that are there already, those of other makers. */
export const surroundings = z
  .array(z.strictObject({ name: text.max(20), tier: z.enum(TIERS), ...inNetwork }))
  .max(PARTS_MAX)
  .optional();

interface Configured {
  configuration?: z.infer<typeof configuration> | undefined;
  surroundings?: z.infer<typeof surroundings>;
}

/** What is plugged into something is plugged into what is there. */
export function checkConnections(record: Configured, ctx: z.core.$RefinementCtx): void {
  const products = record.configuration ?? [];
  const others = record.surroundings ?? [];
  const known = new Set<number | string>([
    ...products.map(({ productId }) => productId),
    ...others.map(({ name }) => name),
  ]);
  for (const [field, items] of Object.entries({ configuration: products, surroundings: others })) {
    items.forEach(({ connectsTo = [] }, index) => {
      for (const key of connectsTo.filter((one) => !known.has(one)))
        ctx.addIssue({
          code: 'custom',
          path: [field, index, 'connectsTo'],
          message: `${key} は configuration にも surroundings にもありません`,
        });
    });
  }
}
