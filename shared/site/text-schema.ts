import { z } from 'zod';
import {
  isOneLine,
  isPlainText,
  NO_SITE_PATH,
  NOT_ONE_LINE,
  NOT_PLAIN,
  SITE_PATH,
} from '../text/one-line.ts';

/** A text of one line. */
export const text = z.string().trim().min(1, '空にはできません').refine(isOneLine, NOT_ONE_LINE);

/** A text of one line that may be empty. */
export const cell = z.string().refine(isOneLine, NOT_ONE_LINE);

/** Markdown, of several lines. */
export const markdown = z.string().trim().min(1, '空にはできません').refine(isPlainText, NOT_PLAIN);

/** An address of any site. */
export const link = z
  .url({ protocol: /^https$/, error: 'https://… の URL を書いてください' })
  .refine(isOneLine, NOT_ONE_LINE);

/** A picture or page address on this site. */
export const sitePath = z.string().regex(SITE_PATH, NO_SITE_PATH);
