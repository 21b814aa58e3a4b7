import type { PageContent } from './page-schema.ts';

export type Words = NonNullable<PageContent['words']>;

/** Returns a text of the page by name; empty where the vendor has none. */
export function say(words: Words | undefined, name: string): string {
  const value = words?.[name];
  return typeof value === 'string' ? value : '';
}

/** Returns a list of texts by name. */
export function sayAll(words: Words | undefined, name: string): readonly string[] {
  const value = words?.[name];
  return Array.isArray(value) ? value : [];
}
