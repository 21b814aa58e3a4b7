import type { Response } from 'express';

/** Destroys a response that cannot be completed, so that its receiver notices that a part is missing. */
export function cutOff(res: Response): void {
  res.locals.isCutOff = true;
  res.destroy();
}
