import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';

/**
 * The Markdown of the content folder: CommonMark with tables, `~~` for strikethrough and bare addresses as links, with
 * adaptations to Japanese. A single `~` is literal (0~40℃), `**` works next to 「」 and 。, lines of Japanese are joined
 * without a space.
 */
export const dialect = new MarkdownIt({ html: true, linkify: true }).use(cjkFriendly);

dialect.inline.ruler.before('emphasis', 'times', (state, silent) => {
  const { src, pos } = state;
  // 440*290*44mm
  if (src[pos] !== '*' || !isAsciiWord(src[pos - 1]) || !isAsciiWord(src[pos + 1])) return false;
  if (!silent) state.pending += '*';
  state.pos += 1;
  return true;
});

/** Between two such characters a line break is no space (CSS Text 4, section 4.1.3). */
const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffefー]`;
const ENDS_JAPANESE = new RegExp(`${JAPANESE}$`, 'u');
const BEGINS_JAPANESE = new RegExp(`^${JAPANESE}`, 'u');

dialect.core.ruler.after('text_join', 'japanese_lines', ({ tokens }) => {
  for (const { children } of tokens) {
    let before = '';
    let breaks: Token[] = [];
    for (const token of children ?? []) {
      if (token.type === 'softbreak') breaks.push(token);
      if (token.content === '') continue;
      if (ENDS_JAPANESE.test(before) && BEGINS_JAPANESE.test(token.content))
        for (const lineBreak of breaks) lineBreak.type = 'text';
      breaks = [];
      before = token.content;
    }
  }
});

function isAsciiWord(character = ''): boolean {
  return /^[A-Za-z0-9]$/.test(character);
}

/** Maximum length of an address in a text. */
const ADDRESS_MAX = 2_000;
const ADDRESS = new RegExp(String.raw`\/\/[\x21-\x7e]{1,${ADDRESS_MAX}}`, 'y');

// Words that look like a host (`site.yaml`) do not become links.
dialect.linkify.set({ fuzzyLink: false });
for (const scheme of ['http:', 'https:']) {
  dialect.linkify.add(scheme, {
    // RFC 3986: an address is ASCII. Japanese that follows without a space is no part of it.
    validate(text, pos, self) {
      ADDRESS.lastIndex = pos;
      const [address] = ADDRESS.exec(text) ?? [];
      return address === undefined ? 0 : self.testSchemaAt(address, 'ftp:', 0);
    },
  });
}
