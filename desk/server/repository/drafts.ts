import { createHash } from 'node:crypto';
import type { DeskDraft } from '../../shared/api.ts';
import type { DeskNote } from '../../shared/together.ts';
import type { Git } from './git.ts';

/** Author in the form that git uses. */
export interface Person {
  name: string;
  email: string;
}

export interface Draft {
  /** File of the record, below the content folder. */
  file: string;
  /** Newest commit of the draft. */
  commit: string;
  state: DeskDraft['state'];
  author: Person;
  /** Time of the last save, ISO 8601. */
  savedAt: string;
  /** Comments, oldest first. Every commit of the draft carries all of them, so that they end with it. */
  notes: DeskNote[];
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
const DRAFT_FORMAT = [
  '%(refname)',
  '%(objectname)',
  '%(authorname)',
  '%(authoremail:trim)',
  '%(authordate:iso-strict)',
  // One atom for both, because git 2.39 takes the options of the first for every other.
  '%(contents:trailers:key=State,key=Notes,separator=%x20)',
].join('%00');

const TRAILERS = /^State: (\w+)(?: Notes: (.*))?$/;

/** All drafts, one branch each. */
export async function readDrafts(git: Git): Promise<Draft[]> {
  const lines = await git.lines(['for-each-ref', `--format=${DRAFT_FORMAT}`, DRAFTS]);
  return lines.map((line): Draft => {
    const [ref = '', commit = '', name = '', email = '', savedAt = '', trailers = ''] = line.split('\0');
    const [, state, notes] = TRAILERS.exec(trailers) ?? [];
    return {
      file: ref.slice(DRAFTS.length),
      commit,
      author: { name, email },
      savedAt,
      state: state === 'review' || state === 'returned' ? state : 'writing',
      notes: notes === undefined ? [] : JSON.parse(notes),
    };
  });
}

/** Commit message of a draft, which records its state and notes: JSON has no line breaks. */
export function draftMessage({ file, state, notes }: Pick<Draft, 'file' | 'state' | 'notes'>): string {
  const kept = notes.length > 0 ? `\nNotes: ${JSON.stringify(notes)}` : '';
  return `Draft of ${file}\n\nState: ${state}${kept}`;
}

/**
 * Whether a path may name a record: lower case, digits, hyphens and dots, in folders, and no name with a meaning for
 * git.
 */
export function isRecordFile(file: string): boolean {
  return /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.(?:md|yaml)$/.test(file);
}

/** Name of a folder for a draft's file or an editor's address: letters and digits. */
export function folderName(prefix: 'draft' | 'page', of: string): string {
  return `${prefix}-${createHash('sha256').update(of).digest('hex').slice(0, 16)}`;
}
