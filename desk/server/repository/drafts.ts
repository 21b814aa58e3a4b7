import { createHash } from 'node:crypto';
import type { Git } from './git.ts';

/** Who writes, as git names people. */
export interface Person {
  name: string;
  email: string;
}

/** A draft is being written, or waits for somebody who publishes it. */
export type DraftState = 'writing' | 'review';

export interface Draft {
  /** The record's file, below the content folder. */
  file: string;
  /** The newest commit of the draft. */
  commit: string;
  state: DraftState;
  author: Person;
  /** When it was saved last, as ISO 8601. */
  savedAt: string;
}

/** The text of a file in a commit. */
export interface FileVersion {
  text: string;
  /** The same for the same text: what an editor began with is told by it. */
  revision: string;
}

export const DRAFTS = 'refs/heads/draft/';
/** Drafts that were thrown away, for whoever wants one back. */
export const DISCARDED = 'refs/desk/discarded/';
const FIELD = '%00';
const DRAFT_FORMAT = [
  '%(refname)',
  '%(objectname)',
  '%(authorname)',
  '%(authoremail:trim)',
  '%(authordate:iso-strict)',
  '%(contents:trailers:key=State,valueonly)',
].join(FIELD);

/** All drafts, each a branch of its own. */
export async function readDrafts(git: Git): Promise<Draft[]> {
  const lines = await git.lines(['for-each-ref', `--format=${DRAFT_FORMAT}`, DRAFTS]);
  return lines.flatMap((line) => {
    const [ref, commit = '', name = '', email = '', savedAt = '', state = ''] = line.split('\0');
    // A trailer's value ends with a line break of its own.
    if (!ref) return [];
    const file = ref.slice(DRAFTS.length);
    return {
      file,
      commit,
      author: { name, email },
      savedAt,
      state: state.trim() === 'review' ? 'review' : 'writing',
    };
  });
}

/** A draft's newest commit says what state it is in. */
export function draftMessage(file: string, state: DraftState): string {
  return `Draft of ${file}\n\nState: ${state}`;
}

/** Whether a path may be that of a record: lower case, digits, hyphens and dots, in folders, and nothing that git takes for something else. */
export function isRecordFile(file: string): boolean {
  return /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.(?:md|yaml)$/.test(file);
}

/** A name for a draft that may be a folder's or stand in an address: letters and digits. */
export function draftName(file: string): string {
  return `draft-${createHash('sha256').update(file).digest('hex').slice(0, 16)}`;
}
