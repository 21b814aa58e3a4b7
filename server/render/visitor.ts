import type { IncomingHttpHeaders } from 'node:http';
import accepts from 'accepts';
import { remembered } from '../../shared/remembered.ts';
import { type DeviceHint, deviceHint } from './device.ts';

/** Properties from the request headers that shared pages may depend on. */
export interface Visitor extends DeviceHint {
  language: 'ja' | 'en';
}

export function readVisitor(headers: IncomingHttpHeaders): Visitor {
  const deviceClass = headers['x-device-class'];
  const sent = headers['accept-language'];
  return {
    ...deviceHint(typeof deviceClass === 'string' ? deviceClass : undefined, headers['user-agent']),
    language: sent === undefined ? 'ja' : languageOf(sent),
  };
}

/** Returns English only for visitors who prefer English and do not accept Japanese. */
const languageOf = remembered(
  (sent): Visitor['language'] => {
    const accepted = accepts({ headers: { 'accept-language': sent } } as never)
      .languages()
      .map((language) => language.toLowerCase().split('-')[0]);
    return !accepted.includes('ja') && accepted[0] === 'en' ? 'en' : 'ja';
  },
  { max: 256, maxLength: 128 },
);
