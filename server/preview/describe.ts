import { formatMoment } from '../../corpus/timing.ts';
import { formatDay } from '../../shared/text/date.ts';
import type { PreviewScope } from './token.ts';

/** Formats a moment in Japanese time: 「2026年12月1日 09:00」 */
function momentText(ms: number): string {
  const [day = '', time] = formatMoment(ms).split(' ');
  return `${formatDay(day)} ${time}`;
}

/** Text of the preview bar: 「プレビュー: 2026年12月1日 09:00 の状態(下書きを含む)」, with the name of a state in `PREVIEW_FOLDERS`. */
export function scopeText({ at, drafts, folder }: PreviewScope): string {
  const what = folder === undefined ? 'プレビュー' : `プレビュー(${folder})`;
  const when = at === undefined ? '現在' : `${momentText(at)} `;
  return `${what}: ${when}の状態${drafts ? '(下書きを含む)' : ''}`;
}

export function expiryText(expires: number): string {
  return `このリンクは${momentText(expires)}まで有効です`;
}
