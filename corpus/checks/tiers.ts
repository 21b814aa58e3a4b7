import type { ContentProblem, Corpus, FileOf } from '../corpus.ts';

type Place = [record: object, path: (string | number)[], tier: string | undefined];

/** Checks that every tier which a record names is in site.yaml. */
export function* checkTiers(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const known = (corpus.site.tiers ?? []).map(({ id }) => id);
  const fix =
    known.length > 0 ? `使えるのは ${known.join('、')} です` : 'tiers に段を上から順に書いてください';
  for (const [record, path, tier] of placesIn(corpus)) {
    if (tier === undefined || known.includes(tier)) continue;
    const reason = `「${tier}」という段は site.yaml の tiers にありません`;
    yield { file: fileOf(record), field: path.join('.'), path, reason, fix };
  }
}

function* placesIn({ categories, products, solutions, cases }: Corpus): Iterable<Place> {
  for (const one of categories)
    for (const [index, { tier }] of one.child.entries()) yield [one, ['child', index, 'tier'], tier];
  for (const one of products) yield [one, ['tier'], one.tier];
  for (const one of [...solutions, ...cases])
    for (const list of ['configuration', 'surroundings'] as const)
      for (const [index, { tier }] of (one[list] ?? []).entries()) yield [one, [list, index, 'tier'], tier];
}
