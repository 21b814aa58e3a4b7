import type { z } from 'zod';
import { invalid, tooLarge } from './problems.ts';
import type { Editor } from './sign-in/editor.ts';

/** Limits far above any record: number of values, and nesting. */
const VALUES_MAX = 20_000;
const DEPTH_MAX = 64;

/**
 * Validates input of the interface.
 *
 * @throws {DeskError} 400 for a mismatch or excessive nesting, 413 for too many values
 */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  requireBounded(value);
  const result = schema.safeParse(value);
  if (!result.success) throw invalid();
  return result.data;
}

/** Bounds a value without recursion, so that recursive code (schemas, editing) may process it. */
function requireBounded(value: unknown): void {
  let level = [value];
  let values = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) throw invalid();
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    values += level.length;
    if (values > VALUES_MAX)
      throw tooLarge('項目の数が多すぎます。いくつかの記録に分けるか、「原文」で編集してください。');
  }
}

/** Editor of an authenticated request. */
export function editorOf(res: { locals: Record<string, unknown> }): Editor {
  return res.locals.editor as Editor;
}
