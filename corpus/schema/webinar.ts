import { z } from 'zod';
import { day, id, sitePath, text } from './common.ts';
import { coverSystem } from './cover-system.ts';
import { cover } from './knowledge.ts';
import { coverPhotos } from './photo.ts';

/** content/webinars.yaml: webinars, those to come and those that were held. */
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
    /** The recording can be asked for. */
    recorded: z.boolean().default(false),
    /** What to read after it was held. */
    next: z.array(z.strictObject({ to: sitePath, title: text, text })).default([]),
    /** What the cover shows. */
    cover,
    coverSystem,
    photos: coverPhotos,
    productIds: z.array(id).min(1),
  }),
);

export type WebinarRecord = z.infer<typeof webinarsFile>[number];
