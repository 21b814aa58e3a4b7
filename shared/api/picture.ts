import * as z from 'zod/mini';

/** The same picture in other formats and widths, best format first: what a browser may take instead of it. */
export const pictureSourcesSchema = z.array(
  z.object({
    /** `image/avif` */
    type: z.string(),
    /** `/media/photos/x-400.avif 400w, …` */
    srcSet: z.string(),
  }),
);
export type PictureSources = z.infer<typeof pictureSourcesSchema>;

/** The photograph behind a card's `imgUrl`. */
export const photoSchema = z.object({
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  sources: pictureSourcesSchema,
});
export type Photo = z.infer<typeof photoSchema>;
