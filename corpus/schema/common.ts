import { z } from 'zod';

/** Ids are positive integers, unique within their kind. */
export const id = z.int().positive();

/** The part of an address that names a record: lower case, digits and single hyphens. */
export const urlName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '小文字の英数字とハイフンだけで書いてください');

/** A calendar day in Japan, `2026-11-20`. */
export const day = z.iso.date('YYYY-MM-DD の形で書いてください');

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}

/** A regular expression. */
export const pattern = z.string().refine(isPattern, '正規表現として読めません');

export const text = z.string().trim().min(1, '空にはできません');

/** A picture or page address on this site. */
export const sitePath = z.string().regex(/^\/(?![/\\])\S*$/, '/ で始まるサイト内のパスを書いてください');

export const ids = z.array(id).default([]);

/** A month, `2026-11`. */
export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'YYYY-MM の形で書いてください');

/** The page whose management screens are shown beside the record; after `#` the section whose screen comes first. */
export const screensPath = sitePath.optional();
