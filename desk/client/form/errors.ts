import { ERRORS_KEY, type ErrorSchema } from '@rjsf/utils';
import type { DeskFieldProblem } from '../../shared/api.ts';
import { isRecord, type Path } from './schema.ts';

/** Id prefix of the form's fields. */
export const FORM_ID = 'f';
export const SEPARATOR = '.';
export function fieldId(path: Path): string {
  return [FORM_ID, ...path].join(SEPARATOR);
}

export function reasonOf({ reason, fix }: DeskFieldProblem): string {
  return fix ? `${reason}(${fix})` : reason;
}

/** Error schema of the form. A problem of a missing field is shown at the record that lacks it. */
export function errorsAt(problems: readonly DeskFieldProblem[]): ErrorSchema {
  const root = emptyRecord();
  for (const problem of problems) {
    let at = root;
    for (const key of problem.path ?? []) {
      if (!isRecord(at[key])) at[key] = emptyRecord();
      at = at[key] as Record<string, unknown>;
    }
    at[ERRORS_KEY] = [...((at[ERRORS_KEY] as string[] | undefined) ?? []), reasonOf(problem)];
  }
  return root as ErrorSchema;
}

/** Record for field names chosen by editors, without a prototype that `__proto__` or `constructor` could reach. */
function emptyRecord(): Record<string, unknown> {
  return Object.create(null);
}

/** Focuses a field, or the group around it, and expands collapsed parents. */
export function goToField(path: Path): void {
  for (let length = path.length; length >= 0; length -= 1) {
    const element = document.getElementById(fieldId(path.slice(0, length)));
    if (element) {
      reveal(element);
      return;
    }
  }
}

function reveal(element: HTMLElement): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  element.focus();
  element.scrollIntoView({ block: 'center' });
}
