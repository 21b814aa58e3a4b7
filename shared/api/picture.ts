import * as z from 'zod/mini';

/** The photograph behind a card's `imgUrl`. */
export const photoSchema = z.object({
  /** Empty where it says nothing that the words beside it do not say. */
  alt: z.string(),
  /** Of the widest file. */
  width: z.int(),
  height: z.int(),
  /** Its address without width and format (`shared/photo.ts`). */
  photoUrl: z.string(),
});
export type Photo = z.infer<typeof photoSchema>;
