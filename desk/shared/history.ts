/** GET /history?file= */
export interface DeskHistory {
  versions: { commit: string; author: string; at: string; subject: string }[];
}

/** GET /changes?file=&commit= : changes by a commit, or by the draft of a record. */
export interface DeskChanges {
  changes: DeskChange[];
  /** Data of both versions, to which the paths lead. */
  before?: unknown;
  after?: unknown;
  /** Instead of changes, if one version is invalid YAML. */
  texts?: { before: string; after: string } | undefined;
}

/** Change of a value; `undefined` stands for an absent one. */
export interface DeskChange {
  /** Path in the later version, of a removed value in the earlier one; `['body']` stands for the text. */
  path: (string | number)[];
  before?: unknown;
  after?: unknown;
  /** Earlier index of an item that was moved within its list. */
  movedFrom?: number;
}

/** GET /version?file=&commit= */
export interface DeskVersion {
  text: string;
}
