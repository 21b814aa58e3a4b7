import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Attrs, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import { readMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** A button of the toolbar. */
export interface Tool {
  label: string;
  run: Command;
  /** Whether the format of the button applies to the selection. */
  isOn?: Test;
}

/** A button that asks for an address, chosen by its name. */
export interface Question {
  label: string;
  title: string;
  /** Name of the list of choices. */
  list: string;
  action: string;
  /** Address at the selection; undefined if a description is asked for as well. */
  addressAt?(state: EditorState): string;
  answer(address: string, alt: string): Command;
}

type Test = (state: EditorState) => boolean;

/** Button that applies a format, or removes it where it applies. */
function toggle(label: string, isOn: Test, apply: Command, remove: Command): Tool {
  return { label, isOn, run: (state, ...rest) => (isOn(state) ? remove : apply)(state, ...rest) };
}

function block(label: string, type: NodeType, attrs?: Attrs): Tool {
  const isOn: Test = ({ selection }) => selection.$from.parent.hasMarkup(type, attrs);
  return toggle(label, isOn, setBlockType(type, attrs), setBlockType(nodes.paragraph));
}

/** Innermost node around the selection that is of one of the types. */
function around({ selection: { $from } }: EditorState, ...types: NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (types.includes($from.node(depth).type)) return { node: $from.node(depth), pos: $from.before(depth) };
  return undefined;
}

function list(label: string, type: NodeType): Tool {
  const own = (state: EditorState) => around(state, nodes.bullet_list, nodes.ordered_list);
  const apply: Command = (state, dispatch) => {
    const current = own(state);
    if (!current) return wrapInList(type, { tight: true })(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(current.pos, type, { tight: current.node.attrs.tight }));
    return true;
  };
  return toggle(label, (state) => own(state)?.node.type === type, apply, liftListItem(nodes.list_item));
}

const isBold: Test = ({ doc, storedMarks, selection: { from, to, empty, $from } }) =>
  empty
    ? Boolean(marks.strong.isInSet(storedMarks ?? $from.marks()))
    : doc.rangeHasMark(from, to, marks.strong);

const EMPTY_TABLE = '|  |  |\n| --- | --- |\n|  |  |\n|  |  |';

const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const table = readMarkdown(EMPTY_TABLE).blocks[0]!.node;
  const tr = state.tr.replaceSelectionWith(table);
  tr.doc.descendants((node, pos) => {
    if (node === table) tr.setSelection(Selection.near(tr.doc.resolve(pos + 1)));
    return node.type !== nodes.table;
  });
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Address of the link at the selection. */
function linkAt({ selection: { $from }, doc }: EditorState): string {
  const after = doc.resolve(Math.min($from.pos + 1, doc.content.size));
  const link = marks.link.isInSet($from.marks()) ?? marks.link.isInSet(after.marks());
  return link?.attrs.href ?? '';
}

/** Links the selection, or the link around the cursor; without both inserts the address. An empty address unlinks. */
function setLink(href: string): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection;
    let { from, to } = state.selection;
    const current = marks.link.isInSet($from.marks());
    if (empty && current)
      $from.parent.forEach((child, offset) => {
        const start = $from.start() + offset;
        if (!current.isInSet(child.marks)) return;
        if (start > to || start + child.nodeSize < from) return;
        from = Math.min(from, start);
        to = Math.max(to, start + child.nodeSize);
      });
    const { tr } = state;
    const link = marks.link.create({ href });
    if (href === '') tr.removeMark(from, to, marks.link);
    else if (from === to) tr.insert(from, schema.text(href, [link]));
    else tr.addMark(from, to, link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function insertPicture(src: string, alt: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ src, alt }), false).scrollIntoView());
    return true;
  };
}

export const TOOLS: readonly (Tool | Question)[] = [
  block('見出し', nodes.heading, { level: 2 }),
  block('小見出し', nodes.heading, { level: 3 }),
  { label: '太字', run: toggleMark(marks.strong), isOn: isBold },
  {
    label: 'リンク',
    title: 'リンク先',
    list: 'pages',
    action: 'リンクを付ける',
    addressAt: linkAt,
    answer: setLink,
  },
  list('箇条書き', nodes.bullet_list),
  list('番号付き', nodes.ordered_list),
  toggle('引用', (state) => Boolean(around(state, nodes.blockquote)), wrapIn(nodes.blockquote), lift),
  block('コード', nodes.code_block),
  { label: '表', run: insertTable, isOn: isInTable },
  { label: '写真', title: '写真', list: 'pictures', action: '写真を入れる', answer: insertPicture },
  { label: '元に戻す', run: undo },
  { label: 'やり直す', run: redo },
];

export const TABLE_TOOLS: readonly Tool[] = [
  { label: '行を追加', run: addRowAfter },
  { label: '列を追加', run: addColumnAfter },
  { label: '行を削除', run: chainCommands(deleteRow, deleteTable) },
  { label: '列を削除', run: chainCommands(deleteColumn, deleteTable) },
  { label: '表を削除', run: deleteTable },
];

/** Selection of words in a document: in its text, else of the link or the block as written that has them. */
export function selectionOf(doc: Node, words: string): Selection | undefined {
  let inText: Selection | undefined;
  let elsewhere: Selection | undefined;
  doc.descendants((node, pos) => {
    const at = node.isTextblock ? node.textBetween(0, node.content.size, '', '\ufffc').indexOf(words) : -1;
    if (at >= 0) inText ??= TextSelection.create(doc, pos + 1 + at, pos + 1 + at + words.length);
    if (node.isAtom && !node.isText && JSON.stringify(node.attrs).includes(words))
      elsewhere ??= NodeSelection.create(doc, pos);
    if (node.marks.some(({ attrs: { href } }) => href?.includes(words)))
      elsewhere ??= TextSelection.create(doc, pos, pos + node.nodeSize);
  });
  return inText ?? elsewhere;
}
