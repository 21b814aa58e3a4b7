import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { photoSchema } from './picture.ts';

/** A webinar, to come or held. */
const webinarSchema = z.object({
  id: z.int(),
  /** A day in Japan, `2026-12-10`; the address is made of it. */
  date: z.string(),
  /** In Japan, `14:00〜15:00`. */
  hours: z.optional(z.nullable(z.string())),
  /** Nobody can sign up to take part any more. */
  full: z.optional(z.nullable(z.boolean())),
  title: z.string(),
  lead: z.string(),
  audience: z.string(),
  imgUrl: z.optional(z.nullable(z.string())),
  photo: z.optional(photoSchema),
  chapters: z.array(z.object({ title: z.string(), text: z.string() })),
  takeaways: z.array(z.string()),
  /** The recording can be asked for. */
  recorded: z.boolean(),
  /** What to read after it was held. */
  next: z.array(z.object({ to: z.string(), title: z.string(), text: z.string() })),
  productIds: z.array(z.int()),
});
export type Webinar = z.infer<typeof webinarSchema>;
export const webinarListSchema = z.array(webinarSchema);

export const webinarCalls = {
  upcoming: defineCall('/webinar/list', { about: '予定しているウェビナー', data: webinarListSchema }),
  past: defineCall('/webinar/pastList', { about: '開催したウェビナー', data: webinarListSchema }),
};
