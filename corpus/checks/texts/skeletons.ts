import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';

/** Fewer texts do not show a pattern. */
const FEWEST_TEXTS = 5;
/** Maximum share of cases with the same headings in the same order. */
const SAME_HEADINGS_MAX = 0.2;
/** Maximum share of titles built alike. */
const SAME_TITLES_MAX = 0.4;

const HEADING = /^## +(\S.*)$/gm;

/** Patterns of titles; a plain sentence has none. */
const TITLE_SHAPES: readonly [name: string, shape: RegExp][] = [
  ['「A。B」', /。./],
  ['「A:B」', /:/],
  ['「A(B)」', /[)）]$/],
];

function shapeOf(title: string): string | undefined {
  return TITLE_SHAPES.find(([, shape]) => shape.test(title))?.[0];
}

/** The largest group of records that are built alike, if it has more than a share of them. */
function tooMany<Item>(items: Item[], keyOf: (item: Item) => string | undefined, mostShare: number) {
  const groups = Map.groupBy(items, keyOf);
  groups.delete(undefined);
  groups.delete('');
  const [largest] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const isTooLarge = largest && largest[1].length > items.length * mostShare;
  return items.length >= FEWEST_TEXTS && isTooLarge ? largest : undefined;
}

function headingsOf({ body }: { body: string }): string {
  return [...body.matchAll(HEADING)].map(([, heading]) => heading).join('/');
}

/** Checks that texts of one kind are not all built alike: readers notice the pattern before the message. */
export function* checkSkeletons({ cases, technology }: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const [headings, alike = []] = tooMany(cases, headingsOf, SAME_HEADINGS_MAX) ?? [];
  if (alike[0]) {
    const reason = `事例${cases.length}件のうち${alike.length}件が同じ見出しの並びです(${headings})。題材に合わせて変えてください`;
    yield { file: fileOf(alike[0]), field: '見出し', reason };
  }
  const [shape, titled = []] = tooMany(technology, ({ title }) => shapeOf(title), SAME_TITLES_MAX) ?? [];
  if (titled[0]) {
    const reason = `技術記事${technology.length}件のうち${titled.length}件の題が${shape}の形です。題材に合わせて変えてください`;
    yield { file: fileOf(titled[0]), field: 'title', reason };
  }
}
