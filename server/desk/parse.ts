import type { z } from 'zod';
import { invalid } from './problems.ts';
import type { Editor } from './sign-in/editor.ts';

/** What the desk's interface has sent, as it should be. @throws {DeskError} 400 for anything else */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid();
  return result.data;
}

/** Who asks; who is not signed in does not come as far. */
export function editorOf(res: { locals: Record<string, unknown> }): Editor {
  return res.locals.editor as Editor;
}
