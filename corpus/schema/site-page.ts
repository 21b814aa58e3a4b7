import { z } from 'zod';
import { sitePath, text } from './common.ts';

/** content/site-pages.yaml: what the search says of the pages that no record stands behind. */
export const sitePagesFile = z.array(
  z.strictObject({
    path: sitePath,
    title: text,
    description: text,
    /** Words that mean this very page, with the readings of those in kanji. */
    keywords: z.array(text).min(1),
  }),
);

export type SitePageRecord = z.infer<typeof sitePagesFile>[number];
