import { valueAt } from '../../corpus/problems/place.ts';

/** Fields that name a record or its item, in order of preference. */
const NAMES = ['title', 'name', 'question', 'model', 'heading', 'path', 'urlName'];

/**
 * Name of a record, or of the item that a path leads into; empty without one. Products have equal names, so their model
 * comes first.
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
