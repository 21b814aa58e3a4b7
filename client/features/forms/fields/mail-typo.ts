import { isOneEditAway } from '../../../../shared/text/edit-distance.ts';

/** Common mail domains, and typical mistakes in them. A hint only: any domain may exist. */
const USUAL = [
  'gmail.com',
  'yahoo.co.jp',
  'outlook.com',
  'outlook.jp',
  'hotmail.com',
  'icloud.com',
  'docomo.ne.jp',
];
/** Existing domains one edit away from the above. */
const ALSO_USED = ['mail.com', 'ymail.com', 'yahoo.com', 'outlook.fr'];
const ENDINGS: readonly [wrong: RegExp, right: string][] = [
  [/\.co\.jo$|\.co\.jpp$|\.cp\.jp$|\.co\.pj$|,co\.jp$|\.cojp$/, '.co.jp'],
  [/\.con$|\.cmo$|\.comm$/, '.com'],
  [/\.ne\.jo$|\.nejp$/, '.ne.jp'],
];

/** Probably intended address, or undefined when the address looks correct. */
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
