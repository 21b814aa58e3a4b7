import { INVISIBLE } from '../text/characters.ts';
import { wellFormed } from '../text/well-formed.ts';

/** A path as sent, in forms comparable with the table. */
export interface RequestPath {
  /** Decoded, without trailing slashes. */
  plain: string;
  /** As sent, without trailing slashes: ASCII, suitable for a Location header. */
  bare: string;
  trailingSlash: boolean;
}

/** Control characters, backslashes, empty segments and dot segments, which no page of this site has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression detects them
const HOSTILE = /[\u0000-\u001f\u007f\\]|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/;
/** Raw delimiters that belong to other parts of an address, and percent-encoded separators. */
const HIDDEN = /[?#]|%(?:2f|5c)/i;

/** Whether browsers, proxies or file systems might interpret a path differently. */
export function isHostile(path: string, decoded: string): boolean {
  return HIDDEN.test(path) || HOSTILE.test(decoded);
}

/** Undefined for an invalid percent-encoding. */
export function decodePath(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * 'malformed': no path, a host (`//host`) or an invalid percent-encoding; 'hostile' is never redirected unless
 * `mendPath` can correct it.
 */
export function readRequestPath(pathname: string): RequestPath | 'malformed' | 'hostile' {
  if (pathname[0] !== '/' || pathname[1] === '/') return 'malformed';
  const decoded = decodePath(pathname);
  if (decoded === undefined) return 'malformed';
  const plain = withoutTrailingSlashes(decoded);
  if (isHostile(pathname, plain)) return 'hostile';
  return {
    plain,
    bare: toAscii(withoutTrailingSlashes(pathname)),
    trailingSlash: plain.length < decoded.length,
  };
}

/** Punctuation that follows a link in a sentence and is copied with it. */
const COPIED = new Set('.,;:!?)>"\'、。，．）」』＞”’…\u0020\u3000');
const UNSEEN = new RegExp(INVISIBLE.source, 'u');
const INDEX = '/index.html';

/**
 * Corrects a path that was copied with the end of a sentence, has doubled slashes or the index of a folder. Returns it
 * decoded; undefined when it needs no correction or must not be corrected: with dot segments, or with two slashes at
 * the beginning, which name another host.
 */
export function mendPath(pathname: string): string | undefined {
  const decoded = decodePath(pathname);
  if (decoded === undefined || HIDDEN.test(pathname) || !/^\/(?!\/)/.test(decoded)) return undefined;
  let path = withoutCopiedEnd(decoded).replace(/\/{2,}/g, '/');
  if (path.toLowerCase().endsWith(INDEX)) path = path.slice(0, -INDEX.length) || '/';
  return path === decoded || HOSTILE.test(path) ? undefined : path;
}

function withoutCopiedEnd(path: string): string {
  let end = path.length;
  while (end > 1 && (path[end - 1] === '/' || isCopied(path, end - 1))) end -= 1;
  return path.slice(0, end);
}

/** A dot after a slash or a dot segment is no full stop: it names a folder. */
function isCopied(path: string, at: number): boolean {
  if (UNSEEN.test(path[at]!)) return true;
  return COPIED.has(path[at]!) && !(path[at] === '.' && (path[at - 1] === '/' || path[at - 1] === '.'));
}

/** Not a regular expression: `/\/+$/` takes quadratic time on a path full of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Percent-encodes characters that a Location header must not contain and leaves all others unchanged. Node passes raw
 * bytes as U+0080–U+00FF; text from a browser exceeds that range and is encoded as UTF-8.
 */
export function toAscii(text: string): string {
  if (/^[\x21-\x7e]*$/.test(text)) return text;
  const isText = /[\u0100-\uffff]/.test(text);
  return text.replace(/[^\x21-\x7e]+/g, (part) =>
    isText ? encodeURIComponent(wellFormed(part)) : encodeBytes(part),
  );
}

function encodeBytes(part: string): string {
  return [...part]
    .map((char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}
