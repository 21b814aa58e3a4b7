import sanitizeHtml from 'sanitize-html';
import { dialect } from './dialect.ts';

/** Elements allowed in articles, which pages insert unescaped. Other tags are escaped: `<vlan-id>` in a command. */
const ALLOWED: sanitizeHtml.IOptions = {
  disallowedTagsMode: 'escape',
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'strong',
    's',
    'em',
    'code',
    'pre',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'figure',
    'figcaption',
    'br',
    'hr',
    'sup',
    'sub',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    table: ['tabindex'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    // The page around the article has the only h1.
    h1: 'h2',
    // A wide table scrolls within the text: keyboard users must be able to reach it.
    table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
  },
};

/** Renders Markdown of the content folder as sanitised HTML. */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(dialect.render(source), ALLOWED).trim();
}
