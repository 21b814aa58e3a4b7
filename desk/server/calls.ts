import express, { type Request, type RequestHandler, type Router } from 'express';
import { z } from 'zod';
import type { RecordIndex } from './drafts/record-index.ts';
import { invalid, tooLarge } from './problems.ts';
import type { Editor } from './sign-in/editor.ts';

export const noInput = z.object({});
export const fileQuery = z.object({ file: z.string().max(200) });

export const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

type Call = <Schema extends z.ZodType<object>>(
  path: string,
  schema: Schema,
  work: (input: z.infer<Schema>, editor: Editor) => unknown,
  status?: number,
) => void;

interface CallOptions {
  /** A `file` of the input must be one of these records: any other file of the repository is a 404. */
  index?: Pick<RecordIndex, 'requireRecord'>;
  /** Size of the JSON. */
  limit?: number | string;
}

/**
 * Adds calls to a router. Each validates its input, the query of a read or the JSON of another request, and responds
 * with the result of its work as JSON.
 */
export function callsOf(
  api: Router,
  { index, limit = '4kb' }: CallOptions = {},
): Record<'get' | 'post' | 'put', Call> {
  const json = express.json({ limit });
  return {
    get: (path, ...call) => void api.get(path, answer(...call)),
    post: (path, ...call) => void api.post(path, json, answer(...call)),
    put: (path, ...call) => void api.put(path, json, answer(...call)),
  };

  function answer<Schema extends z.ZodType<object>>(
    schema: Schema,
    work: (input: z.infer<Schema>, editor: Editor) => unknown,
    status = 200,
  ): RequestHandler {
    return async (req, res) => {
      const input = parse(schema, isRead(req) ? req.query : (req.body ?? {}));
      if ('file' in input) index?.requireRecord(String(input.file));
      res.status(status).json((await work(input, editorOf(res))) ?? {});
    };
  }
}

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
