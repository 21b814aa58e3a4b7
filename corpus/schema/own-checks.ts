import { z } from 'zod';
import { pattern, text } from './common.ts';

/** content/checks.yaml: what a vendor holds its content to, beyond what is checked on every site. */
export const ownChecksFile = z.strictObject({
  /** Wordings that promise what a visitor would not get, each with what to write. Articles and jobs may have them. */
  promises: z.array(z.strictObject({ refuse: pattern, reason: text })).default([]),
  /** New products, and those at their end, have their piece of news. */
  productNews: z.boolean().default(false),
  /** Every prefecture has a partner. */
  partnersEverywhere: z.boolean().default(false),
  /** Every partner has an address and a telephone number. */
  partnersReachable: z.boolean().default(false),
});

export type OwnChecks = z.infer<typeof ownChecksFile>;
export const NO_OWN_CHECKS: OwnChecks = {
  promises: [],
  productNews: false,
  partnersEverywhere: false,
  partnersReachable: false,
};
