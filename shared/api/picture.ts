import * as z from 'zod/mini';

/** Point of a picture that stays in sight where a frame of another shape crops it: percent from the left and the top. */
const focusSchema = z.object({ x: z.int(), y: z.int() });
export type Focus = z.infer<typeof focusSchema>;

/** The photograph of a card's `imgUrl`. */
export const photoSchema = z.object({
  /** Empty if the adjacent text describes the picture. */
  alt: z.string(),
  /** Of the widest file. */
  width: z.int(),
  height: z.int(),
  /** Address without width and format (`shared/photo.ts`). */
  photoUrl: z.string(),
  /** Its center if absent. */
  focus: z.optional(focusSchema),
});
export type Photo = z.infer<typeof photoSchema>;
