import { z } from 'zod';
import { FIGURE_TIERS_MAX } from '../../shared/topology/figure.ts';
import { SIGNS } from '../../shared/topology/part.ts';
import { text } from '../fields.ts';

/** The figure of an article: things in tiers, and lines between them. */

/** Letters that fit into a column of the drawing on a phone. */
const NAME_MAX = 20;

const link = z.strictObject({
  to: text.meta({ title: 'つなぐ先', description: '上の段にある部品の名前' }),
  label: text
    .max(NAME_MAX)
    .optional()
    .meta({ title: '線の言葉', description: '線を通るもの(例: IPv6に包む)' }),
});

const part = z.strictObject({
  name: text.max(NAME_MAX).meta({ title: '名前', description: '20文字まで。図の中で1つだけ' }),
  sign: z.enum(SIGNS).optional().meta({ title: '印', description: '書かなければ機器の印' }),
  notes: z
    .array(text.max(NAME_MAX))
    .max(3)
    .optional()
    .meta({ title: '短い事実', description: '名前の下に3行まで' }),
  links: z.array(link).max(4).optional().meta({ title: '線', description: '上の段への線' }),
});

const tiers = z
  .array(
    z.strictObject({
      name: text.max(NAME_MAX).meta({ title: '段の名前' }),
      parts: z.array(part).min(1).max(4).meta({ title: '部品' }),
    }),
  )
  .min(2)
  .max(FIGURE_TIERS_MAX)
  .meta({ title: '段', description: '上から順に' });

export const figure = z
  .strictObject({
    caption: text.max(60).meta({ title: '図の題', description: '図の下に出す1文' }),
    alt: text
      .min(30)
      .max(220)
      .meta({ title: '図の説明', description: '図を見ない人が、同じことを知るための文' }),
    tiers,
  })
  .superRefine(checkLines)
  .optional()
  .meta({ title: '図', description: '仕組みを示す図。段と部品と線から描きます' });

interface Tiers {
  tiers: readonly { parts: readonly { name: string; links?: readonly { to: string }[] | undefined }[] }[];
}

/** Checks that names are unique, and that every line leads to a tier above. */
function checkLines({ tiers: all }: Tiers, ctx: z.core.$RefinementCtx): void {
  const above = new Set<string>();
  all.forEach(({ parts }, tier) => {
    parts.forEach(({ name, links = [] }, place) => {
      const refuse = (field: string, message: string) =>
        ctx.addIssue({ code: 'custom', path: ['tiers', tier, 'parts', place, field], message });
      if (above.has(name) || parts.findIndex((one) => one.name === name) !== place)
        refuse('name', `${name} が2つあります`);
      for (const { to } of links) if (!above.has(to)) refuse('links', `${to} は、上の段にありません`);
    });
    for (const { name } of parts) above.add(name);
  });
}
