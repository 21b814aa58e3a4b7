import * as z from 'zod/mini';

/** The photograph of a card's `imgUrl`. */
export const photoSchema = z.object({
  /** Empty if the adjacent text describes the picture. */
  alt: z.string(),
  /** Of the widest file. */
  width: z.int(),
  height: z.int(),
  /** Address without width and format (`shared/photo.ts`). */
  photoUrl: z.string(),
});
export type Photo = z.infer<typeof photoSchema>;
