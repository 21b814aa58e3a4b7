import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import { RECEIPT_COOKIE } from '../../shared/constants.ts';
import type { PageRequest } from './render-input.ts';
import { readVisitor, type Visitor } from './visitor.ts';

/** What a request says that a page may depend on. */
export interface AskedPage extends Omit<PageRequest, 'signal' | 'nonce'>, Visitor {
  /** Crawlers read a document at once, so they get it at once; people get the shell as soon as it is ready. */
  wantsWhole: boolean;
}

export function readRequest(req: Request, res: Response): AskedPage {
  const { form, address, requestId } = res.locals;
  const visitor = readVisitor(req.headers);
  return {
    ...address,
    ...visitor,
    device: visitor.hint.device,
    sentReceipt: 'receipt' in req.query ? (cookieOf(req, RECEIPT_COOKIE) ?? null) : null,
    form: form && { body: form, address: req.ip ?? '' },
    requestId,
    wantsWhole: req.method === 'HEAD' || isbot(req.get('user-agent')),
  };
}

function cookieOf(req: Request, name: string): string | undefined {
  const pairs = (req.get('cookie') ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
