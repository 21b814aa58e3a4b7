import type { IncomingHttpHeaders } from 'node:http';
import accepts from 'accepts';
import { LRUCache } from 'lru-cache';
import { type DeviceHint, deviceHint } from './device.ts';

/** What the headers of a request say that others' pages may depend on, too. */
export interface Visitor {
  hint: DeviceHint;
  language: 'ja' | 'en';
}

export function readVisitor(headers: IncomingHttpHeaders): Visitor {
  const deviceClass = headers['x-device-class'];
  return {
    hint: deviceHint(typeof deviceClass === 'string' ? deviceClass : undefined, headers['user-agent']),
    language: preferredLanguage(headers),
  };
}

/** Browsers send a few dozen different ones. */
const languages = new LRUCache<string, Visitor['language']>({ max: 256 });
const HEADER_MAX_LENGTH = 128;

/** English only for those who ask for English and take no Japanese. */
function preferredLanguage(headers: IncomingHttpHeaders): Visitor['language'] {
  const sent = headers['accept-language'];
  if (sent === undefined) return 'ja';
  const known = languages.get(sent);
  if (known) return known;
  const accepted = accepts({ headers } as never)
    .languages()
    .map((language) => language.toLowerCase().split('-')[0]);
  const language = !accepted.includes('ja') && accepted[0] === 'en' ? 'en' : 'ja';
  if (sent.length <= HEADER_MAX_LENGTH) languages.set(sent, language);
  return language;
}
