import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A response, with what earlier steps have found out of its request. */
export type SiteResponse = ServerResponse & { locals: Express.Locals };

/** What a request passes before Express: plain Node, because most requests end here. */
export type Step = (req: IncomingMessage, res: SiteResponse, next: (error?: unknown) => void) => void;

declare global {
  namespace Express {
    interface Locals {
      /** What a step has thrown, for the error handler of the app. */
      failure?: unknown;
    }
  }
}

/** One step after the other, then the app, which is also given what a step throws. */
export function inTurn(
  steps: readonly Step[],
  app: (req: IncomingMessage, res: SiteResponse) => void,
): RequestListener {
  return (req, plain) => {
    const res = plain as SiteResponse;
    let at = 0;
    function next(error?: unknown): void {
      const step = error === undefined ? steps[at++] : undefined;
      if (!step) {
        if (error !== undefined) res.locals.failure = error;
        app(req, res);
        return;
      }
      try {
        step(req, res, next);
      } catch (thrown) {
        next(thrown);
      }
    }
    next();
  };
}
