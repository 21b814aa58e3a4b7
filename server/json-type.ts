import type { Request } from 'express';

/** Whether a body says that it is something else than JSON. A page of any site may post such a body unasked. */
export function isOtherThanJson(req: Request): boolean {
  const isEmpty = req.get('transfer-encoding') === undefined && !Number(req.get('content-length'));
  return !isEmpty && !req.is('application/json');
}
