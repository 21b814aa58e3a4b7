import type { Response } from 'express';

declare global {
  namespace Express {
    interface Locals {
      /** The site broke the response off; its visitor did not leave. */
      isCutOff?: boolean;
    }
  }
}

/** Destroys a response that cannot be completed, so that its receiver notices that a part is missing. */
export function cutOff(res: Response): void {
  res.locals.isCutOff = true;
  res.destroy();
}
