/** Actions of the buttons above a Markdown text. */
export type Mark = 'heading' | 'bold' | 'link' | 'list' | 'table';

export const MARKS: readonly { kind: Mark; label: string }[] = [
  { kind: 'heading', label: '見出し' },
  { kind: 'bold', label: '太字' },
  { kind: 'link', label: 'リンク' },
  { kind: 'list', label: '箇条書き' },
  { kind: 'table', label: '表' },
];

/** Replacement of a text range, with the selection afterwards. */
interface Change {
  from: number;
  to: number;
  insert: string;
  select: [from: number, to: number];
}

const TABLE = '| 項目 | 内容 |\n| --- | --- |\n| 項目1 | 内容1 |\n';

/** Applies a mark to the selection; a repeated heading or list mark is removed. */
export function withMark(mark: Mark, text: string, start: number, end: number): Change {
  const selected = text.slice(start, end);
  switch (mark) {
    case 'heading':
      return eachLine(text, start, end, '## ');
    case 'list':
      return eachLine(text, start, end, '- ');
    case 'bold': {
      const words = selected || '太字';
      return { from: start, to: end, insert: `**${words}**`, select: [2, 2 + words.length] };
    }
    case 'link': {
      const words = selected || 'リンクの文字';
      return { from: start, to: end, insert: `[${words}](/)`, select: [words.length + 3, words.length + 4] };
    }
    case 'table': {
      const gap = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n\n';
      return { from: start, to: end, insert: `${gap}${TABLE}`, select: [gap.length + 2, gap.length + 4] };
    }
  }
}

/** Prefixes whole lines with a mark. */
function eachLine(text: string, start: number, end: number, mark: string): Change {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const to = after < 0 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const insert = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return { from, to, insert, select: [insert.length, insert.length] };
}

/** Replaces the selection so that the browser can undo it. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // The only method that preserves the browser's undo history.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
