import type { Request } from 'express';

/** Whether the type of a body is not JSON. Pages of any site can post such bodies without a preflight. */
export function isOtherThanJson(req: Request): boolean {
  const isEmpty = req.get('transfer-encoding') === undefined && !Number(req.get('content-length'));
  return !isEmpty && !req.is('application/json');
}
