/** Whether two names differ by one insertion, deletion, replacement or transposition of adjacent letters. */
export function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (long.length > short.length) return rest(short, 0) === rest(long, 1);
  if (rest(short, 1) === rest(long, 1)) return true;
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return swapped && rest(short, 2) === rest(long, 2);
}

/** Length from which a typed name with an error is compared with the beginnings of names: `MS2130` for `MS2310-…`. */
const BEGINNING_MIN = 6;

/** Whether a typed name is one edit away from a name or, from six characters on, from its beginning. */
export function isNearName(name: string, typed: string): boolean {
  if (isOneEditAway(name, typed)) return true;
  const isLonger = typed.length >= BEGINNING_MIN && name.length > typed.length;
  return isLonger && isOneEditAway(name.slice(0, typed.length), typed);
}
