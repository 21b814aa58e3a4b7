import { isOneEditAway } from './edit-distance.ts';

/** Length from which a typed name with an error is compared with the beginnings of names: `AB2130` for `AB2310-…`. */
const BEGINNING_MIN = 6;

/** Whether a typed name is one edit away from a name or, from six characters on, from its beginning. */
export function isNearName(name: string, typed: string): boolean {
  if (isOneEditAway(name, typed)) return true;
  const isLonger = typed.length >= BEGINNING_MIN && name.length > typed.length;
  return isLonger && isOneEditAway(name.slice(0, typed.length), typed);
}
