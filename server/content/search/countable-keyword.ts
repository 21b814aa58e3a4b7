import { INVISIBLE } from '../../../shared/text/characters.ts';
import { normalizeText } from '../../../shared/text/normalize-text.ts';

const LENGTH_MAX = 40;
const WORDS_MAX = 5;
/** Telephone numbers, postcodes and serial numbers have more; most models have fewer. */
const DIGITS_MAX = 5;
const DIGIT = /[\p{N}零一二三四五六七八九]/gu;

/** What tells where somebody or something is reached. */
const ADDRESSES = [
  // Mail, URLs and names of hosts.
  /@|:\/\/|\bwww\b|\S\.[a-z]{2}|[a-z\d]。[a-z]{2}/iu,
  // Machines, which may have few digits: IPv4, IPv6, and MAC addresses as labels and tools write them.
  /\d(?:\.\d+){3}|::|[\da-f]{1,4}(?::[\da-f]{1,4}){3}/iu,
  /[\da-f]{2}(?:[:-][\da-f]{2}){5}|(?:[\da-f]{4}\.){2}[\da-f]{4}|\b[\da-f]{12}\b/iu,
];
/** What no keyboard writes on purpose, and what PostgreSQL or a terminal would stumble over. */
const UNPRINTABLE = /\p{C}/u;

/**
 * What may be counted of what somebody searched for: the normalized keyword, so that `ｗｉ－ｆｉ` and `Wi-Fi` are one.
 *
 * @returns undefined for what may tell of a person or a device (a mail address, a URL, a telephone, postal or serial number),
 * and for what is rather a text than a keyword.
 */
export function countableKeyword(typed: string): string | undefined {
  // Normalizing takes the dots out of a name of a host: looked at before.
  const seen = typed.normalize('NFKC').replace(INVISIBLE, '');
  if (ADDRESSES.some((address) => address.test(seen))) return undefined;
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  const keyword = words.join(' ');
  const refused =
    keyword === '' ||
    keyword.length > LENGTH_MAX ||
    words.length > WORDS_MAX ||
    (keyword.match(DIGIT)?.length ?? 0) > DIGITS_MAX ||
    UNPRINTABLE.test(keyword);
  return refused ? undefined : keyword;
}
