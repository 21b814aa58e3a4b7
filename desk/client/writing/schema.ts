import { schema as commonMark } from 'prosemirror-markdown';
import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** Node that stands for a piece of Markdown which the editor shows as written and does not take apart. */
function asWritten(tag: string, more: NodeSpec): NodeSpec {
  return {
    ...more,
    atom: true,
    attrs: { text: { validate: 'string' } },
    parseDOM: [
      {
        tag: `${tag}[data-markdown]`,
        // Before the rules of ordinary code.
        priority: 60,
        getAttrs: (element) => ({ text: element.getAttribute('data-markdown') }),
      },
    ],
    toDOM: ({ attrs: { text } }): DOMOutputSpec => [
      tag,
      { class: 'as-written', 'data-markdown': text },
      text,
    ],
  };
}

function mark(...tags: [string, ...string[]]): MarkSpec {
  return { parseDOM: tags.map((tag) => ({ tag })), toDOM: (): DOMOutputSpec => [tags[0], 0] };
}

const tables = tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: {} });

type Lists = 'bullet_list' | 'ordered_list' | 'list_item';
type Tables = 'table' | 'table_row' | 'table_header' | 'table_cell';
type Blocks = 'doc' | 'paragraph' | 'heading' | 'blockquote' | 'code_block' | 'source' | Lists | Tables;
type Inlines = 'text' | 'image' | 'hard_break' | 'raw';
type Marks = 'strong' | 'em' | 's' | 'sup' | 'sub' | 'link';

/** Blocks and marks that the editor takes apart. Any other Markdown is kept as written. */
export const schema = new Schema<Blocks | Inlines, Marks>({
  nodes: commonMark.spec.nodes
    .append(tables)
    .addToEnd('source', asWritten('pre', { group: 'block' }))
    .addToEnd('raw', asWritten('code', { group: 'inline', inline: true })),
  marks: commonMark.spec.marks
    .addToEnd('s', mark('s', 'del', 'strike'))
    .addToEnd('sup', mark('sup'))
    .addToEnd('sub', mark('sub')),
});
