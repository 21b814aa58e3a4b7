import { renderMarkdown } from './markdown.ts';

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** What a Markdown text says, without its marks; blocks on lines of their own. */
export function plainText(markdown: string): string {
  return textOf(renderMarkdown(markdown));
}

/** The visible text of HTML that `renderMarkdown` has made. */
export function textOf(html: string): string {
  return html
    .replace(/\n(?=<)|(?<=>)\n/g, '')
    .replace(/<\/t[hd]><t[hd][^<>]*>/g, ' ')
    .replace(/<br \/>|<\/(?:p|li|h[2-4]|pre|tr|d[td]|blockquote|figcaption)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
