import { buildTable } from '../../shared/paths/table-check.ts';
import type { ContentProblem } from '../corpus.ts';
import type { CategoryRecord } from '../schema/category.ts';
import { nextFree } from './duplicates.ts';

/** Addresses that the site has given away: its own pages and old ones. */
const TAKEN: ReadonlySet<string> = new Set(buildTable({}).byPath.keys());

type Named = { category: CategoryRecord; field: string; value: string | number };

/** What no two categories share: their ids and addresses, and those of their series. */
function namesOf(category: CategoryRecord): Named[] {
  const { id, urlName, child } = category;
  return [
    { category, field: 'id', value: id },
    { category, field: 'urlName', value: urlName },
    ...child.map((sub) => ({ category, field: 'child', value: sub.id })),
  ];
}

/** Each category is told apart from the others, and its page from every other page. Products are read by them. */
export function checkCategories(
  categories: CategoryRecord[],
  fileOf: (record: object) => string,
): ContentProblem[] {
  const first = new Map<string, CategoryRecord>();
  const names = categories.flatMap(namesOf);
  const shared = names.flatMap(({ category, field, value }) => {
    const key = `${field} ${value}`;
    const other = first.get(key);
    if (!other) {
      first.set(key, category);
      return [];
    }
    const reason = `${value} は ${fileOf(other)} でも使われています`;
    const fix =
      field === 'urlName'
        ? '別の名前にしてください'
        : `空いている番号: ${nextFree(names.filter((one) => one.field === field).map((one) => one.value))}`;
    return [{ file: fileOf(category), field, reason, fix }];
  });
  const taken = categories
    .filter(({ urlName }) => TAKEN.has(`/products/${urlName}`))
    .map((category) => ({
      file: fileOf(category),
      field: 'urlName',
      reason: 'ほかのページのアドレスです',
      fix: '別の名前にしてください',
    }));
  return [...shared, ...taken];
}
