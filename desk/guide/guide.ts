import type { Corpus } from '../../corpus/corpus.ts';
import { kindsOf } from '../../corpus/kinds/kinds.ts';
import type { Kind } from '../../records/kind.ts';
import { exampleOf } from './examples.ts';
import { fieldsOf, type GuideChoice, type GuideRow } from './rows.ts';

export const GUIDE_FILE = 'docs/編集ガイド.md';

/** Parts of the guide that are generated: for each kind what it is, and its fields with an example. */
const GENERATED = /^<!-- (about|fields) (\S+) -->$.*?^<!-- end -->$/gms;
const PICTURE = /\]\((images\/guide\/\S+)\)\n\n<!-- fields (\S+) -->/g;

/**
 * Editors' guide, docs/編集ガイド.md, with its tables of fields and examples generated again; all other text is
 * written there.
 *
 * @param contentDir folder of the examples, which editors do not change
 * @throws {Error} if a kind has no place in the guide, or a place no kind
 */
export function guideText(guide: string, corpus: Corpus, contentDir: string): string {
  const kinds = guideKinds(corpus);
  const places = [...guide.matchAll(GENERATED)].map(([, part, name]) => `${part} ${name}`);
  const wanted = [...kinds.keys()].flatMap((name) => [`about ${name}`, `fields ${name}`]);
  const wrong = new Set(places).symmetricDifference(new Set(wanted));
  if (wrong.size > 0)
    throw new Error(`${GUIDE_FILE} has no place for a kind, or one without a kind: ${[...wrong].join(', ')}`);
  return guide.replace(GENERATED, (_part, part: string, name: string) => {
    const kind = kinds.get(name)!;
    const texts = part === 'about' ? aboutText(kind) : fieldsText(kind, contentDir);
    return [`<!-- ${part} ${name} -->`, ...texts, '<!-- end -->'].join('\n\n');
  });
}

/** Kinds that the guide describes, by name: the first category stands for the products of all. */
export function guideKinds({ categories }: Corpus): Map<string, Kind> {
  const kinds = kindsOf(categories).map(
    (kind) => [kind.name.replace(/^products\/.*/, 'products'), kind] as const,
  );
  return new Map(kinds.reverse());
}

/** Files of the guide's pictures, below docs/, by the kind that they show. */
export function guidePictures(guide: string): Map<string, string> {
  return new Map([...guide.matchAll(PICTURE)].map(([, file = '', name = '']) => [name, file]));
}

function aboutText(kind: Kind): string[] {
  const title = kind.name.startsWith('products/') ? '製品' : kind.title;
  return [`### ${title}`, kind.description, `- 置き場所: ${placeOf(kind)}`];
}

function fieldsText(kind: Kind, contentDir: string): string[] {
  const example = exampleOf(kind, contentDir);
  const { rows, choices } = fieldsOf(kind, example?.record);
  return [
    rows.length > 0 ? fieldTable(rows) : '1行が1件です。言葉を `[言葉, 言葉]` のように並べて書きます。',
    ...choices.map(choiceTable),
    ...(example
      ? [`書き方の例(\`${example.file}\`):`, `\`\`\`${example.language}\n${example.source}\n\`\`\``]
      : []),
  ];
}

function placeOf(kind: Kind): string {
  if (!('folder' in kind))
    return `\`${kind.file}\`${kind.format === 'list' ? '(1つのファイルに並べて書きます)' : ''}`;
  const folder = kind.folder.replace(/^products\/.*/, 'products/{カテゴリー}');
  if (kind.newFile === undefined) return `\`${folder}/\`(ファイルは増やしません)`;
  return `\`${folder}/${kind.newFile}\`(1件が1つのファイルです)`;
}

/** Table of fields. Those of the record itself carry the numbers of the picture. */
function fieldTable(rows: readonly GuideRow[]): string {
  const outer = rows.filter(({ path }) => !path.includes('.'));
  return [
    cells('番号', '項目', '名前', '必須', '形', '説明', '例'),
    '|--:|---|---|---|---|---|---|',
    ...rows.map((row) => cells(String(outer.indexOf(row) + 1 || ''), `\`${row.path}\``, ...row.cells)),
  ].join('\n');
}

function choiceTable({ path, options }: GuideChoice): string {
  const place = path === '' ? 'このファイル' : `\`${path}\``;
  const lines = options.map((option) => cells(...option));
  return [`${place}に書けるもの:`, '', cells('種類', '書き方', '項目'), '|---|---|---|', ...lines].join('\n');
}

function cells(...texts: string[]): string {
  return `| ${texts.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
