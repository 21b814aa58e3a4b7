import type { DeskFieldProblem } from '../../shared/api.ts';
import type { Path } from './schema.ts';

/** Id prefix of the form's fields. */
export const FORM_ID = 'f';
export const SEPARATOR = '.';
export function fieldId(path: Path): string {
  return [FORM_ID, ...path].join(SEPARATOR);
}
export function descriptionId(id: string): string {
  return `${id}__description`;
}
export function errorId(id: string): string {
  return `${id}__error`;
}

export function reasonOf({ reason, fix }: DeskFieldProblem): string {
  return fix ? `${reason}(${fix})` : reason;
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
