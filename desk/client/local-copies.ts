import type { DeskContent } from '../shared/api.ts';

/** What was written and is not saved yet, as this browser keeps it. */
export interface LocalCopy {
  /** The state of the file that it was written on. */
  revision: string | null;
  content: DeskContent;
}

const PREFIX = 'desk:';

/** By the file, or by the kind of a record that has none yet. */
export function readCopy(name: string): LocalCopy | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const copy = text === null ? undefined : (JSON.parse(text) as LocalCopy);
    return copy && typeof copy.content === 'object' ? copy : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the browser has kept it */
export function keepCopy(name: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Then there was none.
  }
}

/** How many records hold something that this browser alone has. */
export function countCopies(): number {
  return namesOfCopies().length;
}

export function dropAllCopies(): void {
  for (const name of namesOfCopies()) localStorage.removeItem(name);
}

function namesOfCopies(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}
