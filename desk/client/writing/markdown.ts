import type { Token } from 'markdown-it';
import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { dialect } from '../../../corpus/rendering/dialect.ts';
import { schema } from './schema.ts';

type Env = Record<string, unknown>;

/** Elements that Markdown has no better marks for, or not at every place. */
const TAG = /^<(\/?)(strong|em|s|sup|sub)>$/i;
const LINE_BREAK = /^<br\s*\/?>$/i;

function known(token: Token): Token {
  if (token.type !== 'html_inline') return token;
  if (LINE_BREAK.test(token.content)) return { ...token, type: 'hardbreak' } as Token;
  const [, end, tag] = TAG.exec(token.content) ?? [];
  return tag ? ({ ...token, type: `${tag.toLowerCase()}_${end ? 'close' : 'open'}` } as Token) : token;
}

/** Tokens of the dialect, with a paragraph in each cell as the schema has it. */
const tokenizer = {
  parse: (text: string, env: Env): Token[] =>
    dialect.parse(text, env).flatMap((token, index, all) => {
      if (token.type !== 'inline') return [token];
      const inline = { ...token, children: token.children?.map(known) ?? [] } as Token;
      if (!/^t[hd]_open$/.test(all[index - 1]?.type ?? '')) return [inline];
      return [{ type: 'paragraph_open' } as Token, inline, { type: 'paragraph_close' } as Token];
    }),
};

/** Address as it is written: `mailto:{{email}}` and Japanese are readable. */
function addressOf(href: string): string {
  try {
    const readable = decodeURI(href);
    return !/[\s<>]/.test(readable) && dialect.normalizeLink(readable) === href ? readable : href;
  } catch {
    return href;
  }
}

// The parser calls `parse` alone; its type is the whole of markdown-it.
const parser = new MarkdownParser(schema, tokenizer as unknown as typeof defaultMarkdownParser.tokenizer, {
  ...defaultMarkdownParser.tokens,
  html_inline: { node: 'raw', getAttrs: ({ content }) => ({ text: content }) },
  s: { mark: 's' },
  sup: { mark: 'sup' },
  sub: { mark: 'sub' },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_header' },
  td: { block: 'table_cell' },
  link: {
    mark: 'link',
    getAttrs: (token) => ({ href: addressOf(String(token.attrGet('href'))), title: token.attrGet('title') }),
  },
});

function tagged(name: string) {
  return { open: `<${name}>`, close: `</${name}>`, mixable: true, expelEnclosingWhitespace: true };
}

const { marks, nodes: commonMark } = defaultMarkdownSerializer;

/**
 * Serializer for the dialect.
 *
 * @param isCareful whether every character that could be a mark is escaped
 * @param emphasis marks of bold and italic text: asterisks are none between certain characters
 */
function serializer(isCareful: boolean, emphasis: object = {}): MarkdownSerializer {
  const whole: MarkdownSerializer = new MarkdownSerializer(
    {
      ...commonMark,
      text: (state, { text = '', marks: own }) =>
        state.text(text, isCareful && !own.some(({ attrs }) => attrs.href === text)),
      bullet_list: (state, node) => state.renderList(node, '  ', () => '- '),
      hard_break: (state) => state.write('<br>'),
      raw: (state, { attrs: { text } }) => state.text(text, false),
      source(state, node) {
        state.text(node.attrs.text, false);
        state.closeBlock(node);
      },
      table(state, node) {
        state.text(tableLines(node, (cell) => whole.serialize(cell)).join('\n'), false);
        state.closeBlock(node);
      },
    },
    {
      ...marks,
      s: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
      sup: tagged('sup'),
      sub: tagged('sub'),
      ...emphasis,
    },
    // The last ones begin a list.
    { escapeExtraCharacters: /[<&|]|(?<=^\d{1,9})[.)]|^\+$/g },
  );
  return whole;
}

const short = serializer(false);
const careful = serializer(true);
const tags = serializer(true, { strong: tagged('strong'), em: tagged('em') });

function tableLines(table: Node, textOf: (cell: Node) => string): string[] {
  const rows = table.children.map(({ children }) =>
    children.map((cell) =>
      textOf(cell)
        .trim()
        .replace(/(?<!\\)\|/g, '\\|')
        .replaceAll('\n', ' '),
    ),
  );
  const width = Math.max(...rows.map(({ length }) => length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)];
}

/** HTML that is equal for equal pages: breaks of source lines are spaces. */
function htmlOf(markdown: string, env: Env = {}): string {
  return sameSpaces(dialect.render(markdown, env));
}

function sameSpaces(html: string): string {
  return html.replace(/<br>\s*/g, '<br>').replace(/\s+/g, ' ');
}

/**
 * Markdown of a block. Escapes only where the page would differ otherwise: `0~40℃` stays as typed.
 *
 * @param env link definitions of the text around it
 */
export function markdownOfBlock(block: Node, env: Env = {}): string {
  if (block.type === schema.nodes.source) return block.attrs.text;
  const only = schema.node('doc', null, [block]);
  const [plain, safe] = [short.serialize(only), careful.serialize(only)];
  const words = wordsOf(only);
  const choices = htmlOf(plain, env) === htmlOf(safe, env) ? [plain, safe] : [safe];
  return choices.find((text) => wordsOf(parsed(text, env)) === words) ?? tags.serialize(only);
}

function parsed(text: string, env: Env): Node | undefined {
  try {
    return parser.parse(text, env);
  } catch {
    // A token that the schema does not know.
    return undefined;
  }
}

function isEmpty({ type, children }: Node): boolean {
  return type === schema.nodes.paragraph && children.every((child) => child.type === schema.nodes.hard_break);
}

function wordsOf(node: Node | undefined): string | undefined {
  return node?.textContent.replace(/\s/g, '');
}

/** A block of the stored text, with the space behind it. */
interface Block {
  node: Node;
  source: string;
  gap: string;
}

/** The stored text that an editor began with, by blocks. */
export interface Stored {
  head: string;
  blocks: readonly Block[];
}

/** Divides a text into blocks. A block that the editor cannot write again as the same page is kept as written. */
export function readMarkdown(text: string): Stored {
  const env: Env = {};
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  const offset = (line: number) => starts[line] ?? text.length;
  const pieces: { from: number; to: number; tokens: Token[] }[] = [];
  for (const token of dialect.parse(text, env)) {
    const last = pieces.at(-1);
    if (token.level === 0 && token.nesting >= 0) {
      const [from, to] = token.map ?? [0, 0];
      pieces.push({ from: offset(from), to: offset(to), tokens: [token] });
    } else last?.tokens.push(token);
  }
  let end = 0;
  const found: { at: number; source: string; node: Node }[] = [];
  /** Definitions of links belong to no block. */
  const keepBetween = (to: number) => {
    const source = text
      .slice(end, to)
      .replace(/^(?:[ \t]*(?:\r\n?|\n))+/, '')
      .trimEnd();
    if (source.trim()) found.push({ at: text.indexOf(source, end), source, node: kept(source) });
  };
  for (const { from, to, tokens } of pieces) {
    keepBetween(from);
    const source = withoutBlankEnd(text.slice(from, to));
    const html = sameSpaces(dialect.renderer.render(tokens, dialect.options, env));
    found.push({ at: from, source, node: nodeOf(source, html, env) });
    end = from + source.length;
  }
  keepBetween(text.length);
  return {
    head: text.slice(0, found[0]?.at ?? text.length),
    blocks: found.map(({ at, source, node }, index) => ({
      node,
      source,
      gap: text.slice(at + source.length, found[index + 1]?.at ?? text.length),
    })),
  };
}

function kept(text: string): Node {
  return schema.node('source', { text });
}

function nodeOf(source: string, html: string, env: Env): Node {
  const doc = parsed(source, env);
  const node = doc?.childCount === 1 ? doc.child(0) : undefined;
  return node && htmlOf(markdownOfBlock(node, env), env) === html ? node : kept(source);
}

/** Serialized blocks: nodes never change. */
const written = new WeakMap<Node, string>();

/** Markdown of an edited document. Blocks and spaces that were not touched stay as they were stored. */
export function writeMarkdown(doc: Node, { head, blocks }: Stored): string {
  const nodes = doc.children.filter((node) => !isEmpty(node));
  const untouched = new Set(nodes);
  const index = new Map(blocks.map(({ node }, at) => [node, at]));
  let matched = -1;
  let before = -1;
  /** A block that was changed back, or divided at its start, is another node. */
  const equal = (node: Node) => {
    const rest = blocks.slice(matched + 1);
    const end = rest.findIndex((block) => untouched.has(block.node));
    const found = rest.slice(0, end < 0 ? undefined : end).findIndex((block) => block.node.eq(node));
    return found < 0 ? undefined : matched + 1 + found;
  };
  const parts = nodes.map((node) => {
    const same = index.get(node) ?? equal(node);
    const following = blocks[before + 1];
    // Else it takes the place of the block after the last one.
    const at = same ?? (following && !untouched.has(following.node) ? before + 1 : before);
    before = at;
    const stored = blocks[at];
    if (same !== undefined && stored) {
      matched = same;
      return { at, text: stored.source, isSame: true, isAlike: true };
    }
    const text = written.get(node) ?? markdownOfBlock(node);
    written.set(node, text);
    return { at, text, isSame: false, isAlike: stored?.node.type === node.type };
  });
  return parts.reduce((text, part, position) => {
    const next = parts[position + 1];
    const gap = blocks[part.at]?.gap ?? '';
    if (!next) return text + part.text + (part.at === blocks.length - 1 ? gap : '');
    const isAsStored =
      part.at + 1 === next.at &&
      (/\n[ \t]*\r?\n/.test(gap) || (part.isSame && next.isSame) || (part.isAlike && next.isAlike && gap));
    return `${text}${part.text}${isAsStored ? gap : '\n\n'}`;
  }, head);
}

/** Document of a stored text, with a line to write on after its last block. */
export function documentOf({ blocks }: Stored): Node {
  const content = blocks.map(({ node }) => node);
  return schema.node(
    'doc',
    null,
    content.at(-1)?.isTextblock ? content : [...content, schema.node('paragraph')],
  );
}

/** The text without its last line ends, and without the blanks before each of them. */
function withoutBlankEnd(text: string): string {
  let end = text.length;
  while ('\r\n'.includes(text.charAt(end - 1)) && end > 0) {
    end -= 1;
    while (' \t'.includes(text.charAt(end - 1)) && end > 0) end -= 1;
  }
  return text.slice(0, end);
}
