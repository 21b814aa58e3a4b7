import type { DeskConflict, DeskContent } from '../../shared/api.ts';
import { isRecord, type Path } from '../form/schema.ts';

/** Resolution of one conflict: mine, theirs, or a new text. */
export type Choice = { from: 'mine' } | { from: 'theirs' } | { from: 'hand'; text: string };

/** Merged content with all resolutions applied. */
export function chosenContent(
  { places }: DeskConflict,
  merged: NonNullable<DeskConflict['merged']>,
  choices: readonly (Choice | undefined)[],
): DeskContent {
  let result: unknown = merged.body === undefined ? { data: merged.data } : merged;
  for (const [index, { path, mine, theirs }] of places.entries()) {
    const choice = choices[index] ?? { from: 'mine' };
    const value = { mine, theirs, hand: choice.from === 'hand' ? choice.text : undefined }[choice.from];
    result = withValue(result, path, value);
  }
  return result as DeskContent;
}

/** Copy with the value at a path replaced; `undefined` removes it. */
function withValue(at: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(at)) {
    const index = Number(key);
    if (rest.length === 0 && value === undefined) return at.filter((_, place) => place !== index);
    return at.map((item, place) => (place === index ? withValue(item, rest, value) : item));
  }
  const record = isRecord(at) ? at : {};
  const inner =
    rest.length === 0 ? value : withValue(Object.hasOwn(record, key) ? record[key] : undefined, rest, value);
  if (inner !== undefined) return { ...record, [key]: inner };
  const { [key]: _gone, ...others } = record;
  return others;
}
