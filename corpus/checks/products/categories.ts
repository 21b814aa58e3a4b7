import type { CategoryRecord } from '../../../records/category/record.ts';
import { buildTable } from '../../../shared/paths/table-check.ts';
import type { ContentProblem, FileOf } from '../../corpus.ts';
import { nextFree } from '../duplicates.ts';

/** Paths that are already in use: the site's own pages and legacy addresses. */
const TAKEN: ReadonlySet<string> = new Set(buildTable({}).byPath.keys());

/** Values that must be unique across categories: ids and URL names, also those of their series. */
function namesOf(category: CategoryRecord) {
  const { id, urlName, child } = category;
  return [
    { category, field: 'id', value: id },
    { category, field: 'urlName', value: urlName },
    ...child.map((sub) => ({ category, field: 'child', value: sub.id })),
  ];
}

/** Checks that no two categories share an id or URL name, and that none uses the address of another page. */
export function* checkCategories(categories: CategoryRecord[], fileOf: FileOf): Iterable<ContentProblem> {
  const first = new Map<string, CategoryRecord>();
  const names = categories.flatMap(namesOf);
  for (const { category, field, value } of names) {
    const key = `${field} ${value}`;
    const other = first.get(key);
    if (!other) {
      first.set(key, category);
      continue;
    }
    const ofField = names.filter((one) => one.field === field);
    const free = `空いている番号: ${nextFree(ofField.map((one) => one.value))}`;
    const fix = field === 'urlName' ? '別の名前にしてください' : free;
    yield { file: fileOf(category), field, reason: `${value} は ${fileOf(other)} でも使われています`, fix };
  }
  for (const category of categories) {
    if (!TAKEN.has(`/products/${category.urlName}`)) continue;
    const [reason, fix] = ['ほかのページのアドレスです', '別の名前にしてください'];
    yield { file: fileOf(category), field: 'urlName', reason, fix };
  }
}
