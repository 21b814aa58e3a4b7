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
  const meant = USUAL.find((usual) => isOneSlipAway(domain, usual)) ?? mendEnding(domain);
  return meant && address.slice(0, at + 1) + meant;
}

function mendEnding(domain: string): string | undefined {
  const [wrong, right] = ENDINGS.find(([pattern]) => pattern.test(domain)) ?? [];
  return wrong && right && domain.replace(wrong, right);
}

/** One character too many, too few or another one, or two that have changed places. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const rest = typed.slice(start);
  const wanted = meant.slice(start);
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest !== '' && wanted !== '' && rest.slice(1) === wanted.slice(1)) ||
    (rest.length > 1 && rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
