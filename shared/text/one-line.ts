/** Control characters, line and paragraph separators, bidirectional embeddings, overrides and isolates. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** The same except line feed and tab. */
const NOT_IN_LINES = /[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is one visible line, suitable for titles, logs and subjects of git. */
export function isOneLine(text: string): boolean {
  return !NOT_IN_A_LINE.test(text);
}

/** Whether a text of several lines is free of other control characters. */
export function isPlainText(text: string): boolean {
  return !NOT_IN_LINES.test(text);
}

export const NOT_PLAIN = '目に見えない制御文字は使えません';
export const NOT_ONE_LINE = '改行や、目に見えない制御文字は使えません。1行で書いてください';

/** A path of this site, without white space and control characters. */
export const SITE_PATH = /^\/(?![/\\])[^\s\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
/** The same, or an https address. */
export const PATH_OR_ADDRESS = /^(?:\/(?![/\\])|https:\/\/)[^\s\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
export const NO_SITE_PATH = '/ で始まるサイト内のパスを書いてください';
