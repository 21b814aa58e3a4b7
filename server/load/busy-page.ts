import { createHash } from 'node:crypto';
import type { Contact } from '../../shared/site/site.ts';
import type { SiteRecord } from '../../shared/site/site-schema.ts';
import { escapeXml } from '../../shared/text/escape-xml.ts';
import { Document } from '../cache/document.ts';
import type { ThemeSheet } from '../site-content/theme.ts';

export interface BusyPageOptions {
  site: Pick<SiteRecord, 'name' | 'contacts'>;
  theme: Pick<ThemeSheet, 'css'>;
  /** Headers that every response carries. */
  commonHeaders: Readonly<Record<string, string>>;
}

/** Seconds until a retry: in that time the queue drains several times at the usual traffic. */
export const BUSY_RETRY_AFTER_S = '5';

const TITLE = 'ただいま混み合っています';
const TEXT =
  'アクセスが集中しているため、ページを表示できませんでした。少し時間をおいて、もう一度お試しください。';
const POSTED =
  '入力した内容は送信されていません。ブラウザーの「戻る」で前のページに戻ると、入力した内容は残っています。';
const AGAIN = '<p><a href="">もう一度表示する</a></p>';

const STYLE = `
body{margin:0;background:var(--theme-surface);color:var(--theme-ink);font:16px/1.8 system-ui,sans-serif}
main{box-sizing:border-box;max-width:40rem;margin:12vh auto;padding:2rem 1.25rem;background:var(--theme-white);border:1px solid var(--theme-line);border-radius:var(--theme-radius-large)}
@media(min-width:48rem){main{padding:3rem}}
header,h2{color:var(--theme-ink-soft);font-size:.875rem;font-weight:700}
h1{margin:.5rem 0 1rem;font-size:1.5rem;line-height:1.4}
a{color:var(--theme-accent);display:inline-block;padding:.5rem 0}
h2{margin:2rem 0 0}
dl{margin:.5rem 0 0}dd{margin:0 0 .75rem}small{display:block;color:var(--theme-ink-soft)}
`.replaceAll('\n', '');

/**
 * Pages for visitors while the server is overloaded. They need no render, API, other file or script, and are generated
 * at the start with the contacts of the content folder.
 */
export function busyPages(options: BusyPageOptions): { asked: Document; posted: Document } {
  return { asked: busyPage(options, TEXT, AGAIN), posted: busyPage(options, `${TEXT}${POSTED}`, '') };
}

function busyPage({ site, theme, commonHeaders }: BusyPageOptions, text: string, more: string): Document {
  const style = theme.css.trim() + STYLE;
  const hash = createHash('sha256').update(style).digest('base64');
  const body = `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${TITLE} | ${escapeXml(site.name)}</title>
<style>${style}</style></head>
<body><main><header>${escapeXml(site.name)}</header><h1>${TITLE}</h1><p>${text}</p>${more}
<h2>お急ぎの場合は、お電話でも承ります</h2><dl>${Object.values(site.contacts).map(contactCard).join('')}</dl></main></body></html>
`;
  return new Document({
    name: 'busy',
    status: 503,
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
      'Retry-After': BUSY_RETRY_AFTER_S,
    },
    body: Buffer.from(body),
  });
}

function contactCard({ name, phone, hours }: Contact): string {
  const number = escapeXml(phone);
  return `<dt>${escapeXml(name)}</dt><dd><a href="tel:${number}">${number}</a><small>${escapeXml(hours)}</small></dd>`;
}
