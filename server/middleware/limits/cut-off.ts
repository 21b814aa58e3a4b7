import type { Response } from 'express';

declare global {
  namespace Express {
    interface Locals {
      /** Whether the site broke off the response, as opposed to the visitor. */
      isCutOff?: boolean;
    }
  }
}

/** Destroys a response that cannot be completed, so that its receiver notices that a part is missing. */
export function cutOff(res: Response): void {
  res.locals.isCutOff = true;
  res.destroy();
}
