import type { Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { isbot } from 'isbot';
import { RECEIPT_COOKIE } from '../../shared/constants.ts';
import { cookieIn } from '../security/cookies.ts';
import { WaitClock } from '../upstream/wait-clock.ts';
import type { PageRequest } from './render-input.ts';
import { readVisitor, type Visitor } from './visitor.ts';

/** Parts of a request that a page may depend on. */
export interface AskedPage extends Omit<PageRequest, 'signal' | 'nonce' | 'onComputed'>, Visitor {
  /** Whether the complete document is sent at once, as for crawlers; people get the shell as soon as it is ready. */
  wantsWhole: boolean;
  /** Render queue in which the request waits: one per client address. */
  line: string;
  /** Measures the wait in the queue. */
  queue: WaitClock;
}

export function readRequest(req: Request, res: Response): AskedPage {
  const { form, address, requestId } = res.locals;
  const upstream = new WaitClock();
  const queue = new WaitClock();
  Object.assign(res.locals, { upstream, queue });
  return {
    ...address,
    ...readVisitor(req.headers),
    sentReceipt: 'receipt' in req.query ? (cookieIn(req.get('cookie'), RECEIPT_COOKIE) ?? null) : null,
    form: form && { body: form, address: req.ip ?? '' },
    requestId,
    upstream,
    onLeftOut() {
      res.locals.isDegraded = true;
    },
    line: lineOf(req),
    queue,
    wantsWhole: req.method === 'HEAD' || isbot(req.get('user-agent')),
  };
}

/** Returns the render queue of a client address. */
export function lineOf({ ip = '' }: Pick<Request, 'ip'>): string {
  return ipKeyGenerator(ip);
}
