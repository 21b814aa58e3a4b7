import { z } from 'zod';
import { day, id, text } from './common.ts';
import { cover } from './knowledge.ts';

/** content/webinars.yaml: webinars to come. Those that were held have a page with the recording. */
export const webinarsFile = z.array(
  z.strictObject({
    id,
    /** One webinar a day: the address is made of it. */
    date: day,
    title: text,
    lead: text,
    audience: text,
    chapters: z.array(z.strictObject({ title: text, text })).min(2),
    takeaways: z.array(text).min(1),
    /** What the cover shows. */
    cover,
    productIds: z.array(id).min(1),
  }),
);

export type WebinarRecord = z.infer<typeof webinarsFile>[number];
