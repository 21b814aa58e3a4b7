import { redirectsFile } from '../../corpus/schema/redirect.ts';
import { editRecordText, readRecordText } from './record-text.ts';

/** A page's address that a publication ends. */
interface MovedAddress {
  from: string;
  /** Its successor; undefined if there is none. */
  to?: string | undefined;
  reason: string;
}

const FILE = 'redirects.yaml';

/**
 * Adds a row for an address to the text of redirects.yaml. Rows to that address follow it, and a row of the
 * successor itself ends, because no redirect leads to another one.
 *
 * @throws {Error} if the file is invalid
 */
export function withMovedAddress(text: string, { from, to, reason }: MovedAddress): string {
  const read = readRecordText(FILE, text);
  const { redirects, gone } = redirectsFile.parse('data' in read ? (read.data ?? {}) : undefined);
  const others = redirects.filter((row) => row.from !== from && row.from !== to);
  const isLed = (row: { to: string }) => row.to === from;
  const ended = gone.filter(({ path }) => path !== from && path !== to);
  const data =
    to === undefined
      ? {
          redirects: others.filter((row) => !isLed(row)),
          gone: [
            ...ended,
            ...others.filter(isLed).map((row) => ({ path: row.from, reason: row.reason })),
            { path: from, reason },
          ],
        }
      : {
          redirects: [...others.map((row) => (isLed(row) ? { ...row, to } : row)), { from, to, reason }],
          gone: ended,
        };
  return editRecordText(FILE, text, { data });
}
