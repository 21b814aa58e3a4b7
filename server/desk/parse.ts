import type { z } from 'zod';
import { invalid } from './problems.ts';

/** What the desk's interface has sent, as it should be. @throws {DeskError} 400 for anything else */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid();
  return result.data;
}
