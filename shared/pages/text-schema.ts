import * as z from 'zod/mini';
import { isOneLine, NO_SITE_PATH, NOT_ONE_LINE, SITE_PATH } from '../text/one-line.ts';

/** A text of one line. */
export const text = z
  .string()
  .check(z.trim(), z.minLength(1, '空にはできません'), z.refine(isOneLine, NOT_ONE_LINE));

/** A text of one line that may be empty. */
export const cell = z.string().check(z.refine(isOneLine, NOT_ONE_LINE));

/** A picture or page address on this site. */
export const sitePath = z.string().check(z.regex(SITE_PATH, NO_SITE_PATH));
