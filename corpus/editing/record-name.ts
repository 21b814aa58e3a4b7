import { valueAt } from '../problems/place.ts';

/** The fields that name a record, or an item of one, the first that it has. */
const NAMES = ['title', 'name', 'question', 'model', 'heading', 'path', 'urlName'];

/** What a record is called, or the item of it that a path leads into; empty where nothing names it. */
export function nameOf(data: unknown, path: readonly PropertyKey[] = []): string {
  for (let length = path.length; length >= 0; length -= 1) {
    const item = valueAt(data, path.slice(0, length));
    const name = NAMES.map((field) => valueAt(item, [field])).find(
      (value) => typeof value === 'string' && value !== '',
    );
    if (typeof name === 'string') return name;
  }
  return '';
}
