import { DASHES, INVISIBLE } from './characters.ts';

const JOINER_IN_MODEL = new RegExp(`(?<=[A-Z0-9])[${DASHES}\\s_/.]+(?=[A-Z0-9])`, 'g');

/**
 * Normalizes a model name to its search key: width, case, hyphens of every kind, spaces, `_`, `/` and `.` between ASCII
 * letters and digits do not count. Japanese words retain their ー (`サーバー` is unchanged).
 */
export function normalizeModel(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').toUpperCase().trim().replace(JOINER_IN_MODEL, '');
}
