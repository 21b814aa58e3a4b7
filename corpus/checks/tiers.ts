import type { ContentProblem, Corpus } from '../corpus.ts';

type Place = [record: object, path: (string | number)[], tier: string | undefined];

/** Checks that every tier which a record names is in site.yaml. */
export function checkTiers(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const known = (corpus.site.tiers ?? []).map(({ id }) => id);
  const reason = (tier: string) => `「${tier}」という段は site.yaml の tiers にありません`;
  const fix =
    known.length > 0 ? `使えるのは ${known.join('、')} です` : 'tiers に段を上から順に書いてください';
  return placesIn(corpus).flatMap(([record, path, tier]) =>
    tier === undefined || known.includes(tier)
      ? []
      : [{ file: fileOf(record), field: path.join('.'), path, reason: reason(tier), fix }],
  );
}

function placesIn({ categories, products, solutions, cases }: Corpus): Place[] {
  return [
    ...categories.flatMap((one) =>
      one.child.map(({ tier }, index): Place => [one, ['child', index, 'tier'], tier]),
    ),
    ...products.map((one): Place => [one, ['tier'], one.tier]),
    ...[...solutions, ...cases].flatMap((one) =>
      (['configuration', 'surroundings'] as const).flatMap((list) =>
        (one[list] ?? []).map(({ tier }, index): Place => [one, [list, index, 'tier'], tier]),
      ),
    ),
  ];
}
