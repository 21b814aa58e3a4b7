import * as z from 'zod/mini';
import { FIELD_MAX_LENGTH, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../constants.ts';

// Path and query parameters of calls, each with its description for the OpenAPI document.

/** Gives a schema the description that the OpenAPI document shows. */
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

export const ID_MAX = 999_999_999;

export function integer(name: string, description: string, min: number, max: number) {
  return described(
    z
      .int({ error: `${name}は整数で指定してください。` })
      .check(
        z.minimum(min, `${name}は${min}以上で指定してください。`),
        z.maximum(max, `${name}は${max}以下で指定してください。`),
      ),
    description,
  );
}

export function word(name: string, description: string) {
  return described(
    z
      .string({ error: `${name}は文字で指定してください。` })
      .check(
        z.trim(),
        z.maxLength(FIELD_MAX_LENGTH, `${name}は${FIELD_MAX_LENGTH}文字以内で指定してください。`),
      ),
    description,
  );
}

export function choice<const Values extends readonly string[]>(
  name: string,
  description: string,
  values: Values,
  example = `${values.join('、')}のいずれか`,
) {
  return described(z.enum(values, { error: `${name}は${example}で指定してください。` }), description);
}

/** Creates a required text. */
export function neededWord(label: string, missing: string, description: string, max: number) {
  return described(
    z
      .string({ error: missing })
      .check(
        z.trim(),
        z.minLength(1, missing),
        z.maxLength(max, `${label}は${max}文字以内で入力してください。`),
      ),
    description,
  );
}

/** Parameters in the path of a call, by name. */
export const PATH_PARAMETERS = {
  id: integer('id', '記録のid', 1, ID_MAX),
  type: integer('type', '種別の番号', 1, 99),
  urlName: word('urlName', 'アドレスに使う名前'),
};

export const paging = {
  limit: z._default(integer('limit', '1ページの件数', 1, PAGE_LIMIT_MAX), PAGE_LIMIT_DEFAULT),
  page: z._default(integer('page', 'ページ番号(1から)', 1, 1_000_000), 1),
};
/** Query of a list whose only parameters are those of paging. */
export const pages = z.object(paging);

export const productId = z.optional(integer('id', '製品のid', 1, ID_MAX));
export const cateId = integer('cateId', 'カテゴリーのid', 1, ID_MAX);
export const isIndex = z.optional(integer('isIndex', '先頭に出すものだけを求める印', 0, 1));
export const category = z.optional(word('category', '分類の名前'));
export const tag = z.optional(word('tag', 'タグのurlName'));
/** Addition of this project: selects the record whose address ends in this name. */
export const urlName = z.optional(word('urlName', 'アドレスに使う名前'));
export const keywords = z._default(word('keywords', '検索する言葉'), '');
