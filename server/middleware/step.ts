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
      /** The response was broken off by the site, not left by its visitor. */
      isCutOff?: boolean;
    }
  }
}

/** Breaks a response off that cannot be brought to its end: whoever gets it sees that some of it is missing. */
export function cutOff(res: SiteResponse): void {
  res.locals.isCutOff = true;
  res.destroy();
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
