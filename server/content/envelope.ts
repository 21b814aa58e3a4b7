import type { Request, RequestHandler, Response } from 'express';
import type { PageOf, Paging } from '../../shared/api/envelope.ts';

/** A failure with a message for the visitor: sent as an envelope with this code, over HTTP 200. */
export class ApiFailure extends Error {
  readonly code: number;
  /** Data for the caller in addition to the message. */
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown = null) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.data = data;
  }
}

export function notFound(what: string): ApiFailure {
  return new ApiFailure(404, `${what}は見つかりませんでした。`);
}

/** @throws {ApiFailure} 404 with the name of the missing record */
export function orNotFound<Found>(record: Found | undefined, what: string): Found {
  if (record === undefined) throw notFound(what);
  return record;
}

/** Sends a failure over HTTP with its own status. */
export function fail(res: Response, code: number, message: string): void {
  res.status(code).json({ code, message, data: null });
}

const DONE = '正常に処理しました。';

/** Wraps the result of `work` in the envelope; errors go to the service's error handler. */
export function endpoint(work: (req: Request) => unknown): RequestHandler {
  return async (req: Request, res: Response) => {
    const data = await work(req);
    res.json({ code: 200, message: DONE, data: data ?? null });
  };
}

/** The requested page of a list in memory. */
export function paginate<Item>(items: Item[], { limit, page }: Paging): PageOf<Item> {
  const start = (page - 1) * limit;
  return { list: items.slice(start, start + limit), total: items.length, page, limit };
}
