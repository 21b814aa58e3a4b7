import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
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
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** A button of the toolbar. */
export interface Tool {
  label: string;
  run: Command;
  /** Whether the format of the button applies to the selection. */
  isOn?(state: EditorState): boolean;
}

/** Position and type of the innermost node around the selection that passes a test. */
function around({ selection: { $from } }: EditorState, test: (node: Node) => boolean) {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (test($from.node(depth))) return { node: $from.node(depth), pos: $from.before(depth) };
  return undefined;
}

function block(label: string, type: NodeType, attrs?: Attrs): Tool {
  const isOn = (state: EditorState) => state.selection.$from.parent.hasMarkup(type, attrs);
  return {
    label,
    isOn,
    run: (state, ...rest) =>
      isOn(state) ? setBlockType(nodes.paragraph)(state, ...rest) : setBlockType(type, attrs)(state, ...rest),
  };
}

function list(label: string, type: NodeType): Tool {
  const own = (state: EditorState) => around(state, ({ type: { name } }) => name.endsWith('_list'));
  return {
    label,
    isOn: (state) => own(state)?.node.type === type,
    run(state, dispatch, view) {
      const current = own(state);
      if (!current) return wrapInList(type, { tight: true })(state, dispatch);
      if (current.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
      dispatch?.(state.tr.setNodeMarkup(current.pos, type, { tight: current.node.attrs.tight }));
      return true;
    },
  };
}

function isMarked({ doc, storedMarks, selection: { from, to, empty, $from } }: EditorState, type: MarkType) {
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

function newTable(): Node {
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [1, 2].map(() => type.createAndFill()!),
    );
  return nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)]);
}

export const TOOLS: readonly Tool[] = [
  block('見出し', nodes.heading, { level: 2 }),
  block('小見出し', nodes.heading, { level: 3 }),
  { label: '太字', run: toggleMark(marks.strong), isOn: (state) => isMarked(state, marks.strong) },
  list('箇条書き', nodes.bullet_list),
  list('番号付き', nodes.ordered_list),
  {
    label: '引用',
    isOn: (state) => around(state, ({ type }) => type === nodes.blockquote) !== undefined,
    run: (state, ...rest) =>
      around(state, ({ type }) => type === nodes.blockquote)
        ? lift(state, ...rest)
        : wrapIn(nodes.blockquote)(state, ...rest),
  },
  block('コード', nodes.code_block),
  {
    label: '表',
    isOn: isInTable,
    run(state, dispatch) {
      if (isInTable(state)) return false;
      const table = newTable();
      const tr = state.tr.replaceSelectionWith(table);
      tr.doc.descendants((node, pos) => {
        if (node === table) tr.setSelection(Selection.near(tr.doc.resolve(pos + 1)));
        return node.type.name !== 'table';
      });
      dispatch?.(tr.scrollIntoView());
      return true;
    },
  },
  { label: '元に戻す', run: (state, dispatch) => undoDepth(state) > 0 && undo(state, dispatch) },
  { label: 'やり直す', run: (state, dispatch) => redoDepth(state) > 0 && redo(state, dispatch) },
];

export const TABLE_TOOLS: readonly Tool[] = [
  { label: '行を追加', run: addRowAfter },
  { label: '列を追加', run: addColumnAfter },
  { label: '行を削除', run: chainCommands(deleteRow, deleteTable) },
  { label: '列を削除', run: chainCommands(deleteColumn, deleteTable) },
  { label: '表を削除', run: deleteTable },
];

/** Address of the link at the selection. */
export function linkAt({ selection: { $from }, doc }: EditorState): string {
  const after = doc.resolve(Math.min($from.pos + 1, doc.content.size));
  const link = marks.link.isInSet($from.marks()) ?? marks.link.isInSet(after.marks());
  return link?.attrs.href ?? '';
}

/** Links the selection, or the link around the cursor; without both inserts the address. An empty address unlinks. */
export function setLink(href: string): Command {
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
    if (href === '') tr.removeMark(from, to, marks.link);
    else if (from === to) tr.insert(from, schema.text(href, [marks.link.create({ href })]));
    else tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export function insertPicture(src: string, alt: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ src, alt }), false).scrollIntoView());
    return true;
  };
}

/** Selection of words in a document: in its text, else of the link or the block as written that has them. */
export function selectionOf(doc: Node, words: string): Selection | undefined {
  let found: Selection | undefined;
  doc.descendants((node, pos) => {
    if (found) return false;
    const at = node.isTextblock ? node.textBetween(0, node.content.size, '', '\ufffc').indexOf(words) : -1;
    if (at >= 0) found = TextSelection.create(doc, pos + 1 + at, pos + 1 + at + words.length);
    return !found;
  });
  doc.descendants((node, pos) => {
    if (found) return false;
    if (node.isAtom && !node.isText && JSON.stringify(node.attrs).includes(words))
      found = NodeSelection.create(doc, pos);
    if (node.marks.some(({ attrs: { href } }) => href?.includes(words)))
      found = TextSelection.create(doc, pos, pos + node.nodeSize);
    return !found;
  });
  return found;
}
