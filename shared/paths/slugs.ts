/** Kinds of records whose path contains an id and a slug that may change. */
export type SlugKind = 'product' | 'news' | 'career' | 'sub-category' | 'category' | 'solution';

/** Current paths of records, from the content. */
export interface SlugIndex {
  /**
   * The canonical path of the record's page; null: no such record, or it has no page of its own; undefined: the index
   * is not loaded.
   */
  pathOf(kind: SlugKind, id: number): string | null | undefined;
  /** Whether this is the path of a record; undefined: the index is not loaded. */
  has(kind: SlugKind, path: string): boolean | undefined;
}
