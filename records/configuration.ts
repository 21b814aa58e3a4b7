import { z } from 'zod';
import { LINK_KINDS, LINKS_MAX } from '../shared/topology/links.ts';
import { COUNT_MAX, PARTS_MAX } from '../shared/topology/part.ts';
import { productId, text, tier } from './fields.ts';

/** Role of products in a network, for the list of a configuration and its drawing. */

const inNetwork = {
  count: z
    .int()
    .positive()
    .max(COUNT_MAX)
    .optional()
    .meta({ title: '台数', description: '本文に台数がある場合にだけ書きます' }),
  /** When absent, derived from the ports of the records. */
  connectsTo: z
    .array(z.union([productId, text.meta({ title: '周囲の機器' })]))
    .max(4)
    .optional()
    .meta({
      title: 'つなぐ先',
      description: '製品か、周囲の機器の名前。書かなければポートから決まります',
    }),
};

export const configuration = z
  .array(
    z.strictObject({
      productId,
      role: text.meta({ title: '役割', description: 'この構成で何をするか(例: 庁舎のコア)' }),
      tier: tier.optional().meta({ description: '構成図での位置。書かなければ、製品の小分類のとおりです' }),
      ...inNetwork,
    }),
  )
  .max(PARTS_MAX)
  .meta({ title: '構成', description: '製品の組み合わせ。表と構成図になります' });

/** Devices in the drawing other than the products: a carrier's line, existing devices, those of other makers. */
export const surroundings = z
  .array(
    z.strictObject({
      name: text.max(20).meta({ title: '名前', description: '20文字まで(例: 庁舎のルーター)' }),
      tier: tier.meta({ description: '構成図での位置' }),
      ...inNetwork,
    }),
  )
  .max(PARTS_MAX)
  .optional()
  .meta({
    title: '周囲の機器',
    description: '製品のほかに構成図に描くもの。回線、既設の機器、他社の機器など',
  });

export const links = z
  .array(
    z.strictObject({
      between: z
        .array(z.union([productId, text]))
        .min(1)
        .max(PARTS_MAX)
        .meta({
          title: 'つなぐもの',
          description: '製品か、周囲の機器の名前を、線の順に。1つだけなら、その機器どうしです',
        }),
      kind: z
        .enum(LINK_KINDS)
        .meta({ title: 'つなぎ方', description: 'リングは最後から最初に戻る線、そのほかは隣どうしの線' }),
    }),
  )
  .max(LINKS_MAX)
  .optional()
  .meta({
    title: '対等な機器の接続',
    description: 'リングや、同じ段の機器どうしの線。上の段への線は connectsTo です',
  });

interface Configured {
  configuration?: z.infer<typeof configuration> | undefined;
  surroundings?: z.infer<typeof surroundings>;
  links?: z.infer<typeof links>;
}

/** Checks that every connection leads to a product or device of the record. */
export function checkConnections(record: Configured, ctx: z.core.$RefinementCtx): void {
  const products = record.configuration ?? [];
  const others = record.surroundings ?? [];
  const known = new Set<number | string>([
    ...products.map(({ productId }) => productId),
    ...others.map(({ name }) => name),
  ]);
  (record.links ?? []).forEach(({ between }, index) => {
    for (const key of between.filter((one) => !known.has(one)))
      ctx.addIssue({ code: 'custom', path: ['links', index, 'between'], message: nowhere(key) });
  });
  for (const [field, items] of Object.entries({ configuration: products, surroundings: others })) {
    items.forEach(({ connectsTo = [] }, index) => {
      for (const key of connectsTo.filter((one) => !known.has(one)))
        ctx.addIssue({
          code: 'custom',
          path: [field, index, 'connectsTo'],
          message: nowhere(key),
        });
    });
  }
}

function nowhere(key: number | string): string {
  return `${key} は configuration にも surroundings にもありません`;
}
