import type { Corpus } from '../../corpus/corpus.ts';
import type { Kind } from '../../records/kind.ts';
import { chaptersOf, type GuideKind } from './chapters.ts';
import { exampleOf } from './examples.ts';
import { fieldsOf, type GuideChoice, type GuideRow } from './rows.ts';
import { GUIDE_END, GUIDE_HEAD } from './words.ts';

/**
 * Editors' guide, docs/編集ガイド.md, generated from the table of kinds and the schemas.
 *
 * @param contentDir folder of the examples, which editors do not change
 */
export function guideText(corpus: Corpus, contentDir: string): string {
  const chapters = chaptersOf(corpus);
  const contents = chapters.map(
    ({ title, kinds }) =>
      `- ${title}: ${kinds.map(({ kind }) => `[${titleOf(kind)}](#${anchorOf(kind)})`).join('、')}`,
  );
  const sections = [
    GUIDE_HEAD,
    '## 記録の種類',
    contents.join('\n'),
    ...chapters.flatMap(({ title, lead, kinds }) => [
      `## ${title}`,
      lead,
      ...kinds.flatMap((kind) => kindText(kind, contentDir)),
    ]),
    GUIDE_END,
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Title of a kind. Products of all categories share one. */
function titleOf({ name, title }: Kind): string {
  return name.startsWith('products/') ? '製品' : title;
}

/** Anchor of the kind's heading. */
function anchorOf(kind: Kind): string {
  return titleOf(kind)
    .replace(/[()()]/g, '')
    .toLowerCase();
}

function kindText({ kind, picture, notes = [] }: GuideKind, contentDir: string): string[] {
  const example = exampleOf(kind, contentDir);
  const { rows, choices } = fieldsOf(kind, example?.record);
  return [
    `### ${titleOf(kind)}`,
    kind.description,
    `- 置き場所: ${placeOf(kind)}`.concat(notes.map((note) => `\n- ${note}`).join('')),
    ...(picture ? [`![${titleOf(kind)}のページ。番号は下の表の番号です](images/guide/${picture}.webp)`] : []),
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
