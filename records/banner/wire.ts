import * as z from 'zod/mini';
import { defineCall } from '../../shared/api/call.ts';
import { photoSchema } from '../../shared/api/picture.ts';
import type { Plain } from '../../shared/api/plain.ts';

const bannerSchema = z.object({
  id: z.int(),
  imgUrl: z.nullish(z.string()),
  appImgUrl: z.nullish(z.string()),
  /** Photographs at `imgUrl` and `appImgUrl`, if they are photographs. */
  photo: z.optional(photoSchema),
  appPhoto: z.optional(photoSchema),
  videoUrl: z.nullish(z.string()),
  linkUrl: z.nullish(z.string()),
  advertisementName: z.nullish(z.string()),
  name: z.nullish(z.string()),
  subTitle: z.nullish(z.string()),
  /** Sanitised HTML; only if the banner shows a product. */
  details: z.nullish(z.string()),
  fromProduct: z._default(z.boolean(), false),
});
const bannerListSchema = z.array(bannerSchema);
export type Banner = Plain<z.infer<typeof bannerSchema>>;

export const bannerCalls = {
  /** 1 home, 2 products, 3 solutions, 4 case studies. */
  list: defineCall('/banner/list/{type}', { about: 'バナー', data: bannerListSchema, minimum: true }),
};
