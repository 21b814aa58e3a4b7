import { NEWS_FILTERS } from '../../shared/api/vocabulary.ts';
import { PRODUCT_LABELS } from '../../shared/constants.ts';
import type { ContentProblem, Corpus, FileOf } from '../corpus.ts';
import type { Choices } from '../schema/choices.ts';

type Names = readonly (string | undefined)[];

/**
 * Checks that every name which a record chooses exists in its list of choices.yaml, and every article's category in the
 * list for articles.
 */
export function* checkChoices(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const { blog, news, choices, products, cases, partners, devices, ownFiles } = corpus;
  function* strange(record: object, field: string, list: keyof Choices, names: Names, also: Names = []) {
    const known = choices[list];
    for (const name of names)
      if (name !== undefined && known && ![...known, ...also].includes(name))
        yield { file: fileOf(record), field, reason: `「${name}」は choices.yaml の ${list} にありません` };
  }
  const wordsOf = (page: string) => corpus.pages.find(({ path }) => path === page)?.words;
  const blogCategories = wordsOf('/blog')?.categories;
  const ownKinds = wordsOf('/news')?.kinds;
  const newsKinds: readonly string[] = Array.isArray(ownKinds) ? ownKinds : NEWS_FILTERS;
  for (const record of news)
    if (!newsKinds.includes(record.category))
      yield {
        file: fileOf(record),
        field: 'category',
        reason: `「${record.category}」という種別はありません`,
        fix: `使えるのは ${newsKinds.join('、')} です。pages の /news の words.kinds で変えられます`,
      };
  for (const record of blog)
    if (Array.isArray(blogCategories) && !blogCategories.includes(record.category)) {
      const reason = `「${record.category}」は pages の /blog の words.categories にありません`;
      yield { file: fileOf(record), field: 'category', reason };
    }
  for (const item of products)
    yield* strange(item, 'labels', 'labels', item.labels, Object.values(PRODUCT_LABELS));
  for (const item of cases) yield* strange(item, 'industry', 'industries', [item.industry]);
  for (const item of partners)
    yield* strange(item, `industries(id ${item.id})`, 'industries', item.industries);
  for (const item of partners) yield* strange(item, `level(id ${item.id})`, 'partnerLevels', [item.level]);
  for (const item of ownFiles) yield* strange(item, `kind(id ${item.id})`, 'fileKinds', [item.kind]);
  for (const item of devices) yield* strange(item, item.serial, 'warrantyContracts', [item.contract?.name]);
}
