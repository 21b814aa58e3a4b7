import type { ContentProblem } from './problems/problem.ts';

/** Format of the content folders that this version reads: a step of content:upgrade leads to each format from 2 on. */
export const CONTENT_FORMAT = 8;
/** Format of folders without a number: the number came with format 6. */
const UNNUMBERED = 1;

export const FORMAT_FIELD = 'contentFormat';

/** Format of a folder by the value of its site.yaml; undefined for a value that is no format. */
export function formatOf(site: unknown): number | undefined {
  if (typeof site !== 'object' || site === null || Array.isArray(site)) return undefined;
  const format = (site as Record<string, unknown>)[FORMAT_FIELD] ?? UNNUMBERED;
  return Number.isInteger(format) ? (format as number) : undefined;
}

/** Problem of a folder in another format, whatever else is wrong there. */
export function formatProblem(file: string, site: unknown): ContentProblem | undefined {
  const format = formatOf(site);
  if (format === undefined || format === CONTENT_FORMAT) return undefined;
  const reason = `内容の形式は${format}です。このバージョンが読む形式は${CONTENT_FORMAT}です`;
  const fix =
    format < CONTENT_FORMAT
      ? 'npm run content:upgrade で書き換えてください'
      : 'この形式を読む新しいバージョンを使ってください';
  return { file, field: FORMAT_FIELD, path: [FORMAT_FIELD], reason, fix };
}
