/** Measures a search per query at 100 times the corpus, with a realistic mix of queries. */
import path from 'node:path';
import { loadCorpus } from '../corpus/corpus.ts';
import { createCatalogue } from '../server/content/catalogue.ts';
import { createKnowledge } from '../server/content/knowledge.ts';
import type { SearchDocument, SearchKind } from '../server/content/search/document.ts';
import { searchKinds } from '../server/content/search/kinds.ts';
import { createSearch } from '../server/content/search/search.ts';

const COPIES = 100;
const BUDGET_MS = 20;
const ROUNDS = 7;
const FIRST_PAGE = { limit: 20, page: 1 };

const QUERIES = [
  // Models: complete, in other widths, partial, mistyped, in kana mode, with spaces, discontinued.
  ...[
    'MA3511',
    'ＭＡ－３５１１',
    'ms2310-24',
    '3511',
    '24T4X',
    'MA3551',
    'MS2311-24T4X',
    'まー3511',
    'ma 3511',
  ],
  ...['MA1311', 'MA3511-C3Y', 'M', 'MR', 'XY9999'],
  // Words: frequent, rare, of one character, in kana, in another wording, several.
  ...[
    'スイッチ',
    '無線LAN',
    'Wi-Fi',
    'PoE',
    '給電',
    '線',
    '光',
    'アクセスポイント',
    'るーたー',
    'サーバー',
    'ハブ',
  ],
  ...[
    '屋外 PoE',
    '学校 無線LAN',
    'ファームウェア',
    '802.1X',
    '10ギガ',
    '販売終了',
    'クラウド管理',
    '保証 延長',
  ],
  // Words that are not found together, or not at all.
  ...[
    'VLAN 設定方法',
    '5年 電気代',
    '屋外 PoE カメラ 60℃ かわうそ',
    '取扱説明書はどこですか',
    'まさんごーいちいち',
  ],
  ...['学校の無線LANを更新したい', '存在しない言葉', 'VLAN', 'ローミング', '導入', 'ホテル', '光回線 冗長'],
];

/** Variant of a text with its sentences in another order. */
function varied(text: string, copy: number): string {
  const sentences = text.split('。');
  const start = copy % sentences.length;
  return [...sentences.slice(start), ...sentences.slice(0, start), `第${copy}版`].join('。');
}

function copyOf(document: SearchDocument, copy: number): SearchDocument {
  if (copy === 0) return document;
  const model = (name: string) => `${name}-V${copy}`;
  return {
    ...document,
    id: document.id + copy * 10_000,
    lead: varied(document.lead, copy),
    body: varied(document.body, copy),
    ...(document.modeName && { modeName: model(document.modeName) }),
    ...(document.skus && { skus: document.skus.map(model) }),
  };
}

function multiplied(kind: SearchKind): SearchKind {
  const documents = Array.from({ length: COPIES }, (_, copy) =>
    kind.documents.map((document) => copyOf(document, copy)),
  ).flat();
  return { ...kind, documents };
}

const corpus = await loadCorpus(path.resolve(import.meta.dirname, '../content'), []);
const catalogue = createCatalogue(corpus);
const kinds = searchKinds(catalogue, createKnowledge(catalogue)).map((make) => multiplied(make()));
const startedIndex = performance.now();
const search = createSearch(
  kinds.map((kind) => () => kind),
  corpus.synonyms,
);
search.total('');
const indexMs = performance.now() - startedIndex;

/**
 * Processor time of this thread in milliseconds: a search never waits, and other programs of the machine do
 * not count.
 */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function measure(work: (query: string) => unknown): { ms: number; query: string }[] {
  const times: { ms: number; query: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      const started = worked();
      work(query);
      // The first round warms up the engine.
      if (round > 0) times.push({ ms: worked() - started, query });
    }
  }
  return times.sort((a, b) => a.ms - b.ms);
}

const documents = kinds.reduce((sum, kind) => sum + kind.documents.length, 0);
console.log(`documents ${documents}, index built in ${indexMs.toFixed(0)} ms`);
let worst = 0;
for (const [name, work] of [
  ['list', (query: string) => search.find(query, undefined, FIRST_PAGE)],
  ['list of one kind', (query: string) => search.find(query, kinds[0]?.type, FIRST_PAGE)],
  ['totals', (query: string) => search.total(query)],
] as const) {
  const times = measure(work);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!;
  worst = Math.max(worst, at(0.95).ms);
  console.log(
    `${name.padEnd(18)} p50 ${at(0.5).ms.toFixed(1)} ms  p95 ${at(0.95).ms.toFixed(1)} ms  max ${at(1).ms.toFixed(1)} ms (${at(1).query})`,
  );
}
console.log(`p95 ${worst.toFixed(1)} ms, budget ${BUDGET_MS} ms`);
if (worst > BUDGET_MS) process.exitCode = 1;
