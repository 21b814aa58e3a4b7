import * as z from 'zod/mini';
import { text } from './text-schema.ts';

const count = z.int().check(z.nonnegative());

/** content/accessibility-check.json from `npm run accessibility`: the last automatic check of every page family. */
export const accessibilityCheckFile = z.strictObject({
  /** Calendar day in Japan. */
  date: z.iso.date(),
  engine: text,
  browser: text,
  /** Widths of the window, in CSS pixels. */
  widths: z.array(count),
  /** Number of rules that were run. */
  rules: count,
  /** Numbers of the success criteria that a rule has examined on some page. */
  criteria: z.array(text),
  violations: z.array(text),
  pages: z.array(z.strictObject({ route: text, path: text, title: text })),
});
export type AccessibilityCheck = z.infer<typeof accessibilityCheckFile>;
