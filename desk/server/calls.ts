import express, { type Request, type RequestHandler, type Router } from 'express';
import { z } from 'zod';
import type { RecordIndex } from './drafts/record-index.ts';
import { editorOf, parse } from './parse.ts';
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
