import { unescapeHtml } from '../../shared/text/unescape-html.ts';
import { renderMarkdown } from './markdown.ts';

/** The text of a Markdown source, without marks; blocks on lines of their own. */
export function plainText(markdown: string): string {
  return textOf(renderMarkdown(markdown));
}

/** The visible text of HTML from `renderMarkdown`. */
export function textOf(html: string): string {
  const text = html
    .replace(/\n(?=<)|(?<=>)\n/g, '')
    .replace(/<\/t[hd]><t[hd][^<>]*>/g, ' ')
    .replace(/<br \/>|<\/(?:p|li|h[2-4]|pre|tr|d[td]|blockquote|figcaption)>/g, '\n')
    .replace(/<[^<>]*>/g, '');
  return unescapeHtml(text)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
