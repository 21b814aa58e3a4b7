import type { Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { isbot } from 'isbot';
import { RECEIPT_COOKIE } from '../../shared/constants.ts';
import { cookieIn } from '../cookies.ts';
import { WaitClock } from '../upstream/wait-clock.ts';
import type { PageRequest } from './render-input.ts';
import { readVisitor, type Visitor } from './visitor.ts';

/** What a request says that a page may depend on. */
export interface AskedPage extends Omit<PageRequest, 'signal' | 'nonce' | 'onComputed'>, Visitor {
  /** Crawlers read a document at once, so they get it at once; people get the shell as soon as it is ready. */
  wantsWhole: boolean;
  /** In which line its render waits for its turn: one for each address. */
  line: string;
  /** Measures how long it waits there. */
  queue: WaitClock;
}

export function readRequest(req: Request, res: Response): AskedPage {
  const { form, address, requestId } = res.locals;
  const visitor = readVisitor(req.headers);
  const upstream = new WaitClock();
  const queue = new WaitClock();
  Object.assign(res.locals, { upstream, queue });
  return {
    ...address,
    ...visitor,
    device: visitor.hint.device,
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

/** One for each address. */
export function lineOf({ ip = '' }: Pick<Request, 'ip'>): string {
  return ipKeyGenerator(ip);
}
