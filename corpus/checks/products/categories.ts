import type { CategoryRecord } from '../../../records/category/record.ts';
import { buildTable } from '../../../shared/paths/table-check.ts';
import type { ContentProblem } from '../../corpus.ts';
import { nextFree } from '../duplicates.ts';

/** Paths that are already in use: the site's own pages and legacy addresses. */
const TAKEN: ReadonlySet<string> = new Set(buildTable({}).byPath.keys());

type Named = { category: CategoryRecord; field: string; value: string | number };

/** Values that must be unique across categories: ids and URL names, also those of their series. */
function namesOf(category: CategoryRecord): Named[] {
  const { id, urlName, child } = category;
  return [
    { category, field: 'id', value: id },
    { category, field: 'urlName', value: urlName },
    ...child.map((sub) => ({ category, field: 'child', value: sub.id })),
  ];
}

/** Checks that no two categories share an id or URL name, and that none uses the address of another page. */
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
