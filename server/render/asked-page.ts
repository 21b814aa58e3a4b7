import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import { RECEIPT_COOKIE } from '../../shared/constants.ts';
import { splitTarget } from '../middleware/legacy-paths.ts';
import { type DeviceHint, deviceHint } from './device.ts';
import type { PageRequest } from './render-input.ts';

const NO_RESOLUTION = { kind: 'not-found', reason: 'no resolution', dead: false } as const;

/** What a request says that a page may depend on. */
export interface AskedPage extends Omit<PageRequest, 'signal' | 'nonce'> {
  hint: DeviceHint;
  /**
   * Crawlers read a document at once, so they get it at once; people get the shell as soon as it is ready. Asked only for a
   * page that has to be made: the pattern behind it costs as much as finding a kept one.
   */
  wantsWhole(): boolean;
}

export function readRequest(req: Request, res: Response): AskedPage {
  const userAgent = req.get('user-agent');
  const hint = deviceHint(req.get('x-device-class'), userAgent);
  const { form } = res.locals;
  return {
    ...splitTarget(req.originalUrl),
    resolution: res.locals.resolution ?? NO_RESOLUTION,
    device: hint.device,
    hint,
    language: preferredLanguage(req),
    sentReceipt: 'receipt' in req.query ? (cookieOf(req, RECEIPT_COOKIE) ?? null) : null,
    form: form && { body: form, address: req.ip ?? '' },
    requestId: res.locals.requestId,
    wantsWhole: () => req.method === 'HEAD' || isbot(userAgent),
  };
}

function cookieOf(req: Request, name: string): string | undefined {
  const pairs = (req.get('cookie') ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** English only for those who ask for English and take no Japanese. */
function preferredLanguage(req: Request): 'ja' | 'en' {
  const languages = req.acceptsLanguages().map((language) => language.toLowerCase().split('-')[0]);
  if (languages.includes('ja')) return 'ja';
  return languages[0] === 'en' ? 'en' : 'ja';
}
