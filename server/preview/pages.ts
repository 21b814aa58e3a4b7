import type { ContentProblem } from '../../corpus/corpus.ts';
import { SITE_CALLS } from '../../shared/paths/resources.ts';
import { escapeXml } from '../../shared/text/escape-xml.ts';

/** Response sent instead of a preview: a redirect, or a page or API error. */
export interface Answer {
  status: number;
  location?: string;
  cookie?: string | undefined;
  retryAfterS?: string;
  /** HTML body for page requests. */
  page?: string;
  /** Message of the JSON body for calls of the API. */
  text?: string;
}

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

/** Answer whose page shows its text. @param more markup after the text */
function answerOf(status: number, text: string, more: string): Answer {
  return { status, text, page: documentOf(TITLE, `<p>${text}</p>${more}`) };
}

/** Reasons for refusing a link, for visitors. */
const REFUSALS = {
  wrong: 'このリンクは正しくありません。途中で切れていないか、確認してください。',
  expired: 'このリンクは期限が過ぎました。続けて確認するときは、新しいリンクを発行してもらってください。',
  revoked: 'このリンクは取り消されました。続けて確認するときは、新しいリンクを発行してもらってください。',
  unknown: 'このリンクを確認できませんでした。時間をおいて、もう一度お試しください。',
} as const;

export type Refusal = keyof typeof REFUSALS;

export function refusedFor(refusal: Refusal): Answer {
  return answerOf(403, REFUSALS[refusal], HOME);
}

const NOTHING_SENT = '何も送信されていません。ブラウザーの「戻る」で前のページに戻れます。';

export const NOT_SENT: Answer = {
  status: 403,
  text: 'プレビューでは送信できません。',
  page: documentOf('プレビューでは送信できません', `<p>${NOTHING_SENT}</p>${END}`),
};

export const MISSING = answerOf(
  404,
  'このプレビューの内容が見つかりません。公開または削除されたかもしれません。',
  END,
);

export const BUSY: Answer = {
  ...answerOf(
    503,
    'ほかのプレビューが使われています。10秒ほどおいて、もう一度お試しください。',
    `<p><a href="">もう一度表示する</a></p>${END}`,
  ),
  retryAfterS: '10',
};

export const FAILED = answerOf(
  500,
  'プレビューの準備中に問題が発生しました。時間をおいて、もう一度お試しください。',
  END,
);

const WRONG = '内容に誤りがあるため、プレビューを表示できません。';

/** Answer for the editor, with the problems to correct. */
export function invalid(problems: readonly ContentProblem[]): Answer {
  const items = problems
    .slice(0, PROBLEMS_MAX)
    .map(
      ({ file, field, reason, line }) =>
        `<li><code>${escapeXml(file)}</code>${line === undefined ? '' : `(${line}行目)`}: ${escapeXml(field)}<br>${escapeXml(reason)}</li>`,
    );
  const left = problems.length - items.length;
  const more = left > 0 ? `<p>ほかに${left}件あります。</p>` : '';
  const page = documentOf(
    TITLE,
    `<p>${WRONG}次の${problems.length}件を直すと、このページを読み込み直すだけで表示されます。</p><ul>${items.join('')}</ul>${more}${END}`,
  );
  return { status: 422, text: WRONG, page };
}
