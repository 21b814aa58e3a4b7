import { createHash } from 'node:crypto';
import type { Git } from './git.ts';

/** Author in the form that git uses. */
export interface Person {
  name: string;
  email: string;
}

/** A draft is being written, or waits for an approver. */
export type DraftState = 'writing' | 'review';

export interface Draft {
  /** File of the record, below the content folder. */
  file: string;
  /** Newest commit of the draft. */
  commit: string;
  state: DraftState;
  author: Person;
  /** Time of the last save, ISO 8601. */
  savedAt: string;
}

/** Text of a file in a commit. */
export interface FileVersion {
  text: string;
  /** Identifies the text: equal texts have equal revisions. */
  revision: string;
}

export const DRAFTS = 'refs/heads/draft/';
/** Refs of discarded drafts, from which they can be restored. */
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

/** All drafts, one branch each. */
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

/** Commit message of a draft, which records its state. */
export function draftMessage(file: string, state: DraftState): string {
  return `Draft of ${file}\n\nState: ${state}`;
}

/**
 * Whether a path may name a record: lower case, digits, hyphens and dots, in folders, and no name with a meaning for
 * git.
 */
export function isRecordFile(file: string): boolean {
  return /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.(?:md|yaml)$/.test(file);
}

/** Name of a draft for folders and paths: letters and digits. */
export function draftName(file: string): string {
  return `draft-${createHash('sha256').update(file).digest('hex').slice(0, 16)}`;
}
