import type { DeskContent } from '../../shared/api.ts';
import { isText } from '../editor/content.ts';

type Path = readonly (string | number)[];

interface ChangedText {
  path: Path;
  was: string;
  now: string;
}

/** Texts that differ between two states of a record, except Markdown below front matter. */
export function changedTexts(before: DeskContent, after: DeskContent): ChangedText[] {
  return isText(before) || isText(after) ? [] : changes(before.data, after.data, []);
}

function changes(before: unknown, after: unknown, path: Path): ChangedText[] {
  if (before === after) return [];
  if (typeof before === 'string' && typeof after === 'string') return [{ path, was: before, now: after }];
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [];
  const isList = Array.isArray(before);
  return Object.entries(before).flatMap(([key, value]) =>
    changes(value, (after as Record<string, unknown>)[key], [...path, isList ? Number(key) : key]),
  );
}
