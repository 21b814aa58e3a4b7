import type { Corpus } from '../../corpus.ts';
import { listed } from '../../problems/closest.ts';

/** Names of the records of a kind, by id. */
export type Known = ReadonlyMap<number, string>;

/** Ids that records may reference, by kind. */
export function knownIn({ products, solutions, cases, categories, accessories }: Corpus) {
  const named = (items: readonly { id: number; name: string }[]) =>
    new Map(items.map(({ id, name }) => [id, name]));
  return {
    products: new Map(products.map(({ id, model }) => [id, model])),
    solutions: named(solutions),
    cases: named(cases),
    accessories: named(accessories),
    categories: named(categories),
    children: named(categories.flatMap(({ child }) => child)),
    childrenOf: (categoryId: number) => named(categories.find(({ id }) => id === categoryId)?.child ?? []),
  };
}

/** Maximum number of neighbouring ids in the suggestion for an unknown id. */
const NAMED = 8;

/** Reason and suggestion for an unknown id: the existing ids nearest to it. */
export function unknownId(id: number, known: Known): { reason: string; fix: string } {
  const near = [...known]
    .sort(([a], [b]) => Math.abs(a - id) - Math.abs(b - id))
    .slice(0, NAMED)
    .sort(([a], [b]) => a - b)
    .map(([other, name]) => `${other} ${name}`);
  const fix = near.length > 0 ? `近い番号は ${listed(near)} です` : 'この種類の記録はまだありません';
  return { reason: `id ${id} はありません`, fix };
}
