import { z } from 'zod';
import { text } from './common.ts';

const names = z.array(text).min(1).optional();

/** content/choices.yaml: the names that records choose from, in the order of lists. Where a list is missing, any name goes. */
export const choicesFile = z.strictObject({
  /** Labels of products, beside those that the site itself knows (PRODUCT_LABELS). */
  labels: names,
  /** Industries of cases and partners. */
  industries: names,
  /** What partners have proved, the highest first. */
  partnerLevels: names,
  /** Maintenance contracts of devices in warranty.yaml. */
  warrantyContracts: names,
});

export type Choices = z.infer<typeof choicesFile>;
