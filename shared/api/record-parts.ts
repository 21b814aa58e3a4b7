import * as z from 'zod/mini';

// Parts that records of several kinds have on the wire.

/** Data of a record for redirects and links. */
const slugEntrySchema = z.object({
  id: z.int(),
  urlName: z.string(),
  name: z.string(),
  updatedOn: z.optional(z.string()),
});

export const slugListSchema = z.array(slugEntrySchema);

/** Path of the page whose management screens are shown with the record; the part after `#` names the first one. */
export const screensPath = z.optional(z.string());
