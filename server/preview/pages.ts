import type { ContentProblem } from '../../corpus/corpus.ts';
import { SITE_CALLS } from '../../shared/paths/resources.ts';
import { escapeXml } from '../../shared/text/escape-xml.ts';

/** Style sheet of the preview bar and of these pages. */
export const PREVIEW_STYLES = '/styles/preview.css';
/** Content Security Policy of these pages: no scripts or other resources, and forms post to this site only. */
export const PREVIEW_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const END = `<form method="post" action="${SITE_CALLS.endPreview}"><button type="submit">プレビューを終了</button></form>`;
const HOME = '<p><a href="/">公開中のサイトを見る</a></p>';
const TITLE = 'プレビューを表示できません';
const PROBLEMS_MAX = 50;

/** HTML document that needs neither a render nor the API. @param body markup */
function documentOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="${PREVIEW_STYLES}"></head>
<body class="preview-page"><main><h1>${title}</h1>${body}</main></body></html>
`;
}

/** Reasons for refusing a link, for visitors. */
export const REFUSALS = {
  wrong: 'このリンクは正しくありません。途中で切れていないか、確認してください。',
  expired: 'このリンクは期限が過ぎました。続けて確認するときは、新しいリンクを発行してもらってください。',
  revoked: 'このリンクは取り消されました。続けて確認するときは、新しいリンクを発行してもらってください。',
  unknown: 'このリンクを確認できませんでした。時間をおいて、もう一度お試しください。',
} as const;

export type Refusal = keyof typeof REFUSALS;

const REFUSAL_PAGES = new Map(
  Object.entries(REFUSALS).map(([refusal, text]) => [refusal, documentOf(TITLE, `<p>${text}</p>${HOME}`)]),
);

export function refusalPage(refusal: Refusal): string {
  return REFUSAL_PAGES.get(refusal) ?? '';
}

export const NOT_SENT = 'プレビューでは送信できません。';
export const NOT_SENT_PAGE = documentOf(
  'プレビューでは送信できません',
  `<p>何も送信されていません。ブラウザーの「戻る」で前のページに戻れます。</p>${END}`,
);

export const MISSING = 'このプレビューの内容が見つかりません。公開または削除されたかもしれません。';
export const MISSING_PAGE = documentOf(TITLE, `<p>${MISSING}</p>${END}`);

export const BUSY = 'ほかのプレビューが使われています。10秒ほどおいて、もう一度お試しください。';
export const BUSY_PAGE = documentOf(TITLE, `<p>${BUSY}</p><p><a href="">もう一度表示する</a></p>${END}`);

export const FAILED = 'プレビューの準備中に問題が発生しました。時間をおいて、もう一度お試しください。';
export const FAILED_PAGE = documentOf(TITLE, `<p>${FAILED}</p>${END}`);

export const WRONG = '内容に誤りがあるため、プレビューを表示できません。';

/** Error page for the editor, with the problems to correct. */
export function problemsPage(problems: readonly ContentProblem[]): string {
  const items = problems
    .slice(0, PROBLEMS_MAX)
    .map(
      ({ file, field, reason, line }) =>
        `<li><code>${escapeXml(file)}</code>${line === undefined ? '' : `(${line}行目)`}: ${escapeXml(field)}<br>${escapeXml(reason)}</li>`,
    );
  const left = problems.length - items.length;
  const more = left > 0 ? `<p>ほかに${left}件あります。</p>` : '';
  return documentOf(
    TITLE,
    `<p>${WRONG}次の${problems.length}件を直すと、このページを読み込み直すだけで表示されます。</p><ul>${items.join('')}</ul>${more}${END}`,
  );
}
