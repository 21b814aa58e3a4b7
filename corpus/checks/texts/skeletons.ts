import type { ContentProblem, Corpus } from '../../corpus.ts';

type FileOf = (record: object) => string;

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

function largestGroup<Item>(items: Item[], keyOf: (item: Item) => string | undefined) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length)[0];
}

function headingsOf({ body }: { body: string }): string {
  return [...body.matchAll(HEADING)].map(([, heading]) => heading).join('/');
}

/** Checks that texts of one kind are not all built alike: readers notice the pattern before the message. */
export function checkSkeletons({ cases, technology }: Corpus, fileOf: FileOf): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const [headings, alike = []] = (cases.length >= FEWEST_TEXTS && largestGroup(cases, headingsOf)) || [];
  if (alike.length > cases.length * SAME_HEADINGS_MAX) {
    const reason = `事例${cases.length}件のうち${alike.length}件が同じ見出しの並びです(${headings})。題材に合わせて変えてください`;
    problems.push({ file: fileOf(alike[0]!), field: '見出し', reason });
  }
  const [shape, titled = []] =
    (technology.length >= FEWEST_TEXTS && largestGroup(technology, ({ title }) => shapeOf(title))) || [];
  if (titled.length > technology.length * SAME_TITLES_MAX) {
    const reason = `技術記事${technology.length}件のうち${titled.length}件の題が${shape}の形です。題材に合わせて変えてください`;
    problems.push({ file: fileOf(titled[0]!), field: 'title', reason });
  }
  return problems;
}
