import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { PageOf, Paging } from '../../shared/api/envelope.ts';
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../../shared/constants.ts';

/** A failure that the visitor is told of: goes out as an envelope with this code, over HTTP 200. */
export class BusinessError extends Error {
  readonly code: number;
  /** What the caller may make use of beside the message. */
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown = null) {
    super(message);
    this.name = 'BusinessError';
    this.code = code;
    this.data = data;
  }
}

export function notFound(what: string): BusinessError {
  return new BusinessError(404, `${what}は見つかりませんでした。`);
}

const integer = (label: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${label}は整数で指定してください。` })
    .int(`${label}は整数で指定してください。`)
    .min(min, `${label}は${min}以上で指定してください。`)
    .max(max, `${label}は${max}以下で指定してください。`);

export const idParam = z.object({ id: integer('id', 1, 999_999_999) });
export const typeParam = z.object({ type: integer('type', 1, 99) });

export const pagingQuery = z.object({
  limit: integer('limit', 1, PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
  page: integer('page', 1, 1_000_000).default(1),
});

/** An optional numeric filter; an empty one counts as not given. */
export const optionalId = (label: string) =>
  z.preprocess((value) => (value === '' ? undefined : value), integer(label, 1, 999_999_999).optional());

/** Checks what came with a request; the first problem is the message. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) {
    throw new BusinessError(400, result.error.issues[0]?.message ?? 'リクエストの形式が正しくありません。');
  }
  return result.data;
}

/** Wraps what `work` gives in the envelope; what it throws is answered by the service's error handler. */
export function endpoint(work: (req: Request) => unknown): RequestHandler {
  return async (req: Request, res: Response) => {
    const data = await work(req);
    res.json({ code: 200, message: 'OK', data: data ?? null });
  };
}

/** The asked-for page of a list that is whole in memory. */
export function paginate<Item>(items: Item[], { limit, page }: Paging): PageOf<Item> {
  const start = (page - 1) * limit;
  return { list: items.slice(start, start + limit), total: items.length, page, limit };
}
