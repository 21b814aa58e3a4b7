import { NEWS_FILTERS } from '../../shared/api/vocabulary.ts';
import { PRODUCT_LABELS } from '../../shared/constants.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';
import type { Choices } from '../schema/choices.ts';

type List = keyof Choices;

/**
 * Checks that every name which a record chooses exists in its list of choices.yaml, and every article's category in the
 * list for articles.
 */
export function checkChoices(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const { blog, news, choices, products, cases, partners, devices, ownFiles } = corpus;
  const strange = (list: List, names: (string | undefined)[], also: readonly string[] = []) =>
    names.filter(
      (name) => name !== undefined && choices[list] && ![...choices[list], ...also].includes(name),
    );
  const problems = (file: string, field: string, list: List, names: (string | undefined)[]) =>
    names.map((name) => ({ file, field, reason: `「${name}」は choices.yaml の ${list} にありません` }));
  const wordsOf = (page: string) => corpus.pages.find(({ path }) => path === page)?.words;
  const blogCategories = wordsOf('/blog')?.categories;
  const ownKinds = wordsOf('/news')?.kinds;
  const newsKinds: readonly string[] = Array.isArray(ownKinds) ? ownKinds : NEWS_FILTERS;
  return [
    ...news
      .filter(({ category }) => !newsKinds.includes(category))
      .map((record) => ({
        file: fileOf(record),
        field: 'category',
        reason: `「${record.category}」という種別はありません`,
        fix: `使えるのは ${[...newsKinds].join('、')} です。pages の /news の words.kinds で変えられます`,
      })),
    ...blog
      .filter(({ category }) => Array.isArray(blogCategories) && !blogCategories.includes(category))
      .map((record) => ({
        file: fileOf(record),
        field: 'category',
        reason: `「${record.category}」は pages の /blog の words.categories にありません`,
      })),
    ...products.flatMap((item) => {
      const found = strange('labels', item.labels, Object.values(PRODUCT_LABELS));
      return problems(fileOf(item), 'labels', 'labels', found);
    }),
    ...cases.flatMap((item) =>
      problems(fileOf(item), 'industry', 'industries', strange('industries', [item.industry])),
    ),
    ...partners.flatMap(({ id, industries }) =>
      problems('partners.yaml', `industries(id ${id})`, 'industries', strange('industries', industries)),
    ),
    ...partners.flatMap(({ id, level }) =>
      problems('partners.yaml', `level(id ${id})`, 'partnerLevels', strange('partnerLevels', [level])),
    ),
    ...ownFiles.flatMap(({ id, kind }) =>
      problems('files.yaml', `kind(id ${id})`, 'fileKinds', strange('fileKinds', [kind])),
    ),
    ...devices.flatMap(({ serial, contract }) =>
      problems('warranty.yaml', serial, 'warrantyContracts', strange('warrantyContracts', [contract?.name])),
    ),
  ];
}
