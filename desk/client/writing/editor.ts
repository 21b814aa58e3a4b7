import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Fragment, Slice } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import type { EditorProps } from 'prosemirror-view';
import { TEXT_MAX_LENGTH } from '../../shared/constants.ts';
import { TOO_LONG } from '../editor/too-long.ts';
import { documentOf, readMarkdown, type Stored } from './markdown.ts';
import { cleanHtml } from './paste.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};
/** Cells have one line of Markdown. */
const breakInCell: Command = (state, ...rest) => isInTable(state) && breakLine(state, ...rest);

const KEYS = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  Enter: chainCommands(breakInCell, splitListItem(nodes.list_item)),
  'Shift-Enter': chainCommands(exitCode, breakLine),
  'Mod-Enter': exitCode,
  // Elsewhere Tab leaves the editor, as it leaves every field.
  Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
};

const RULES = [
  textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
  textblockTypeInputRule(/^```$/, nodes.code_block),
  wrappingInputRule(/^\s*([-*・])\s$/, nodes.bullet_list, { tight: true }),
  wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, ([, order = '1']) => ({
    order: Number(order),
    tight: true,
  })),
  wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
];

/** Keeps a line to write on after a table or a list at the end. */
const lastLine = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.isTextblock ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
});

const PLUGINS = [
  history(),
  inputRules({ rules: RULES }),
  keymap(KEYS),
  keymap(baseKeymap),
  tableEditing(),
  lastLine,
];

const MARKDOWN = /^(?:#{2,4} |[-*] |\d+\. |\|.*\|\s*$|```)/m;

/** Word writes some ten characters for one. */
const HTML_MAX = 10 * TEXT_MAX_LENGTH;
const PICTURE = '写真はここに貼り付けられません。「写真」から入れてください。';

/** Handles pasted HTML, Markdown and text. `say` shows what was left out or refused. */
export function pasting(say: (message: string | undefined) => void): EditorProps {
  return {
    handleDOMEvents: {
      // Before the HTML is parsed.
      paste(view, event) {
        const plain = event.clipboardData?.getData('text/plain') ?? '';
        const html = event.clipboardData?.getData('text/html') ?? '';
        const isLong = plain.length + view.state.doc.content.size > TEXT_MAX_LENGTH || html.length > HTML_MAX;
        const isPicture = !plain && !html && Boolean(event.clipboardData?.files.length);
        const refusal = isLong ? TOO_LONG : isPicture ? PICTURE : undefined;
        say(refusal);
        if (refusal) event.preventDefault();
        return refusal !== undefined;
      },
    },
    transformPastedHTML(html) {
      // Copied in an editor of the desk.
      if (html.includes('data-pm-slice')) return html;
      const cleaned = cleanHtml(html);
      if (cleaned.leftOut.length > 0)
        say(`貼り付けました。次のものは入れていません:${cleaned.leftOut.join('、')}`);
      return cleaned.html;
    },
    clipboardTextParser(text, { parent }, isPlain) {
      if (isPlain || !MARKDOWN.test(text) || !parent.inlineContent || parent.type === nodes.code_block)
        // Leaves the text to the library's own parser, which its type does not provide for.
        return undefined as unknown as Slice;
      return Slice.maxOpen(Fragment.from(readMarkdown(text).blocks.map(({ node }) => node)));
    },
  };
}

export function stateOf(stored: Stored): EditorState {
  return EditorState.create({ doc: documentOf(stored), plugins: PLUGINS });
}

/** Pictures by the address at which the desk has them. */
export function pictureViews(addressOf: (picture: string) => string | undefined): EditorProps['nodeViews'] {
  return {
    image({ attrs: { src, alt } }) {
      const dom = Object.assign(document.createElement('img'), { alt: alt ?? '' });
      dom.src = addressOf(src.replace(/^\/(?!media\/)/, '')) ?? '';
      return { dom };
    },
  };
}
