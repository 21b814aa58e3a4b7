import * as z from 'zod/mini';
import { defineCall } from '../../shared/api/call.ts';
import { photoSchema } from '../../shared/api/picture.ts';
import type { Plain } from '../../shared/api/plain.ts';

/** A webinar, upcoming or past. */
const webinarSchema = z.object({
  id: z.int(),
  /** Date in Japan, `2026-12-10`; part of the address. */
  date: z.string(),
  /** In Japan, `14:00〜15:00`. */
  hours: z.optional(z.nullable(z.string())),
  /** Whether registration is closed. */
  full: z.optional(z.nullable(z.boolean())),
  title: z.string(),
  lead: z.string(),
  audience: z.string(),
  imgUrl: z.optional(z.nullable(z.string())),
  photo: z.optional(photoSchema),
  chapters: z.array(z.object({ title: z.string(), text: z.string() })),
  takeaways: z.array(z.string()),
  /** Whether the recording can be requested. */
  recorded: z.boolean(),
  /** Further reading after the webinar. */
  next: z.array(z.object({ to: z.string(), title: z.string(), text: z.string() })),
  productIds: z.array(z.int()),
});
export type Webinar = Plain<z.infer<typeof webinarSchema>>;
export const webinarListSchema = z.array(webinarSchema);

export const webinarCalls = {
  upcoming: defineCall('/webinar/list', { about: '予定しているウェビナー', data: webinarListSchema }),
  past: defineCall('/webinar/pastList', { about: '開催したウェビナー', data: webinarListSchema }),
};
