import { Marked, type Token } from 'marked';

const marked = new Marked({ gfm: true });

function textsOf(token: Token): string {
  switch (token.type) {
    case 'list':
      return joined(token.items, '\n');
    case 'table':
      return [token.header, ...token.rows]
        .map((row: { tokens: Token[] }[]) => row.map((cell) => joined(cell.tokens, '')).join(' '))
        .join('\n');
    case 'html':
    case 'hr':
    case 'space':
    case 'def':
      return '';
    case 'br':
      return '\n';
    default: {
      const { tokens, text } = token as { tokens?: Token[]; text?: string };
      return tokens ? joined(tokens, token.type === 'list_item' ? '\n' : '') : (text ?? '');
    }
  }
}

function joined(tokens: Token[], separator: string): string {
  return tokens
    .map(textsOf)
    .filter((text) => text !== '')
    .join(separator);
}

/** What a Markdown text says, without its marks; blocks on lines of their own. */
export function plainText(markdown: string): string {
  return joined(marked.lexer(markdown), '\n');
}
