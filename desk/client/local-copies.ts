import type { DeskContent } from '../shared/api.ts';

/** Unsaved content that this browser stores. */
export interface LocalCopy {
  /** Revision of the file that the content is based on. */
  revision: string | null;
  content: DeskContent;
}

const PREFIX = 'desk:';

/** Reads a copy by the file, or by the kind of a new record. */
export function readCopy(name: string): LocalCopy | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const copy = text === null ? undefined : (JSON.parse(text) as LocalCopy);
    return copy && typeof copy.content === 'object' ? copy : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the browser has stored it */
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
    // Without access to the store there is no copy.
  }
}

/** Number of records with unsaved content in this browser. */
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
