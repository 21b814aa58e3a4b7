import { INVISIBLE } from '../../../shared/text/characters.ts';
import { normalizeText } from '../../../shared/text/normalize-text.ts';

const LENGTH_MAX = 40;
const WORDS_MAX = 5;
/** Telephone numbers, postcodes and serial numbers have more digits; most models have fewer. */
const DIGITS_MAX = 5;
const DIGIT = /[\p{N}零一二三四五六七八九]/gu;

/** Patterns of addresses of persons and devices. */
const ADDRESSES = [
  // Mail, URLs and host names.
  /@|:\/\/|\bwww\b|\S\.[a-z]{2}|[a-z\d]。[a-z]{2}/iu,
  // Machines, which may have few digits: IPv4, IPv6, and MAC addresses in the notations of labels and tools.
  /\d(?:\.\d+){3}|::|[\da-f]{1,4}(?::[\da-f]{1,4}){3}/iu,
  /[\da-f]{2}(?:[:-][\da-f]{2}){5}|(?:[\da-f]{4}\.){2}[\da-f]{4}|\b[\da-f]{12}\b/iu,
];
/** Characters that are not typed on purpose and that PostgreSQL or terminals cannot handle. */
const UNPRINTABLE = /\p{C}/u;

/**
 * The keyword of a search in the form in which it may be counted: normalized, so that `ｗｉ－ｆｉ` and `Wi-Fi` are one.
 *
 * @returns undefined for a keyword that may identify a person or a device (a mail address, a URL, a telephone, postal
 * or serial number), and for a longer text
 */
export function countableKeyword(typed: string): string | undefined {
  // Checked first, because normalizing removes the dots of a host name.
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
