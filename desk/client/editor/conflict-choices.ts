import type { DeskConflict, DeskContent } from '../../shared/api.ts';
import { isRecord, type Path } from '../form/schema.ts';

/** Resolution of one conflict: mine, theirs, or a new text. */
export interface Choice {
  from: 'mine' | 'theirs' | 'hand';
  value: unknown;
}

/** Merged content with all resolutions applied. */
export function chosenContent(
  { places }: DeskConflict,
  merged: NonNullable<DeskConflict['merged']>,
  choices: readonly (Choice | undefined)[],
): DeskContent {
  const content: unknown = merged.body === undefined ? { data: merged.data } : merged;
  return places.reduce((result, { path, mine }, index) => {
    const choice = choices[index];
    return withValue(result, path, choice ? choice.value : mine);
  }, content) as DeskContent;
}

/** Copy with the value at a path replaced; `undefined` removes it. */
function withValue(at: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(at)) {
    const index = Number(key);
    const inner = withValue(at[index], rest, value);
    return at.flatMap((item, place) => (place !== index ? [item] : inner === undefined ? [] : [inner]));
  }
  const record = isRecord(at) ? at : {};
  const inner = withValue(Object.hasOwn(record, key) ? record[key] : undefined, rest, value);
  if (inner !== undefined) return { ...record, [key]: inner };
  const { [key]: _gone, ...others } = record;
  return others;
}
