/** Kinds of records whose address carries an id together with a slug that may change. */
export type SlugKind = 'product' | 'news' | 'career' | 'sub-category' | 'category' | 'solution';

/** What the content says about the address of a record at this moment. */
export interface SlugIndex {
  /**
   * The canonical path of the record's page; null: no such record, or it has no page of its own;
   * undefined: the index is not loaded.
   */
  pathOf(kind: SlugKind, id: number): string | null | undefined;
  /** Whether this path is a record's own; undefined: the index is not loaded. */
  has(kind: SlugKind, path: string): boolean | undefined;
}
