import { isOneEditAway } from '../../../shared/text/edit-distance.ts';

/** Domains that many people write from, and how they slip. A hint, never a refusal: any domain may exist. */
const USUAL = [
  'gmail.com',
  'yahoo.co.jp',
  'outlook.com',
  'outlook.jp',
  'hotmail.com',
  'icloud.com',
  'docomo.ne.jp',
];
/** One slip away from the above, and used as well. */
const ALSO_USED = ['mail.com', 'ymail.com', 'yahoo.com', 'outlook.fr'];
const ENDINGS: readonly [wrong: RegExp, right: string][] = [
  [/\.co\.jo$|\.co\.jpp$|\.cp\.jp$|\.co\.pj$|,co\.jp$|\.cojp$/, '.co.jp'],
  [/\.con$|\.cmo$|\.comm$/, '.com'],
  [/\.ne\.jo$|\.nejp$/, '.ne.jp'],
];

/** The address that was probably meant, or undefined when nothing looks mistyped. */
export function suggestMail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || [...USUAL, ...ALSO_USED, ''].includes(domain)) return undefined;
  const meant = USUAL.find((usual) => isOneEditAway(domain, usual)) ?? mendEnding(domain);
  return meant && address.slice(0, at + 1) + meant;
}

function mendEnding(domain: string): string | undefined {
  const [wrong, right] = ENDINGS.find(([pattern]) => pattern.test(domain)) ?? [];
  return wrong && right && domain.replace(wrong, right);
}
