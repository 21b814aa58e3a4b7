import { valueAt } from '../../corpus/problems/place.ts';

/** The fields that name a record, or an item of one, the first that it has. */
const NAMES = ['title', 'name', 'question', 'model', 'heading', 'path', 'urlName'];

/**
 * What a record is called, or the item of it that a path leads into; empty where nothing names it. The name of a product says
 * what it is, and several are the same: its model comes first.
 */
export function nameOf(data: unknown, path: readonly PropertyKey[] = []): string {
  for (let length = path.length; length >= 0; length -= 1) {
    const item = valueAt(data, path.slice(0, length));
    const name = NAMES.map((field) => textAt(item, field)).find((text) => text !== undefined);
    const model = textAt(item, 'model');
    if (name !== undefined) return model === undefined || model === name ? name : `${model} ${name}`;
  }
  return '';
}

function textAt(item: unknown, field: string): string | undefined {
  const value = valueAt(item, [field]);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
