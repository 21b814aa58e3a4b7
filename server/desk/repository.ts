import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ChangedByHandError, Checkout } from './checkout.ts';
import { Git, GitError } from './git.ts';
import { type FileChange, treeWith, writeTree } from './trees.ts';

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

export interface HistoryEntry {
  commit: string;
  author: Person;
  at: string;
  subject: string;
}

export interface NewDraft {
  file: string;
  /** `null` takes the file away when the draft is published. */
  text: string | null;
  /** The revision that the editor began with; `null` for a file that is not there yet. */
  expected: string | null;
  author: Person;
  state?: DraftState;
  /** Pictures and the like that go with it, below the content folder. */
  others?: readonly FileChange[];
}

export type RepositoryProblem =
  /** Somebody saved or published meanwhile. */
  | { kind: 'conflict'; file: string; theirs: FileVersion | undefined; author: Person | undefined }
  /** The shared repository has another history than this one. */
  | { kind: 'rewritten' }
  /** The shared repository cannot be reached, or takes nothing. */
  | { kind: 'remote'; reason: string }
  /** Files of the checkout were changed by hand. */
  | { kind: 'by-hand'; files: readonly string[] }
  | { kind: 'gone' };

/** Nothing was changed, and nothing is lost: the message is for the log, `problem` for who asked. */
export class RepositoryError extends Error {
  override readonly name = 'RepositoryError';
  readonly problem: RepositoryProblem;

  constructor(problem: RepositoryProblem, cause?: unknown) {
    super(problem.kind === 'remote' ? `remote: ${problem.reason}` : problem.kind, { cause });
    this.problem = problem;
  }
}

const DRAFTS = 'refs/heads/draft/';
/** Drafts that were thrown away, for whoever wants one back. */
const DISCARDED = 'refs/desk/discarded/';
const FIELD = '%00';
const DRAFT_FORMAT = [
  '%(refname)',
  '%(objectname)',
  '%(authorname)',
  '%(authoremail:trim)',
  '%(authordate:iso-strict)',
  '%(contents:trailers:key=State,valueonly)',
].join(FIELD);
const HISTORY_FORMAT = ['%H', '%an', '%ae', '%aI', '%s'].join('%x00');

export interface RepositoryOptions {
  /** The content folder, somewhere in a checkout. */
  folder: string;
  /** The repository that is shared with others, `origin`; without it there is this one alone. */
  remote?: string | undefined;
}

/**
 * The content folder as a git repository: what is published is the branch of the checkout, a draft is a branch of its own with one
 * record's changes. References change only from the commit that was seen to the next one, so that of two who write at once one is told;
 * files change after that, and are gone on with after a crash.
 */
export class ContentRepository {
  readonly #git: Git;
  readonly #checkout: Checkout;
  /** The published branch, `refs/heads/main`. */
  readonly #branch: string;
  /** The content folder below the top of the repository, `content/` or nothing. */
  readonly #prefix: string;
  readonly #remote: string | undefined;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    git: Git,
    { branch, prefix, remote }: { branch: string; prefix: string; remote: string | undefined },
  ) {
    this.#git = git;
    this.#checkout = new Checkout(git);
    this.#branch = branch;
    this.#prefix = prefix;
    this.#remote = remote;
  }

  /**
   * Opens the repository that a folder is part of, and writes what was published but not written when a process ended.
   *
   * @throws {GitError} when the folder is in no repository, or the checkout is on no branch
   */
  static async open({ folder, remote }: RepositoryOptions): Promise<ContentRepository> {
    const inside = new Git(folder);
    const [top = '', prefix = ''] = (
      await inside.text(['rev-parse', '--show-toplevel', '--show-prefix'])
    ).split('\n');
    const branch = await inside.text(['symbolic-ref', 'HEAD']);
    const repository = new ContentRepository(new Git(top), { branch, prefix, remote });
    await repository.#settle();
    return repository;
  }

  /** Makes files and references agree after whatever ended before its time. */
  async #settle(): Promise<void> {
    await this.#writeFiles(await this.head());
    await this.#dropPublished();
  }

  /** Drops drafts that say nothing but what is published. */
  async #dropPublished(): Promise<void> {
    const head = await this.head();
    const tree = await this.#treeOf(head);
    for (const draft of await this.drafts())
      if ((await this.#mergedTree(head, draft.commit)) === tree) await this.#drop(draft);
  }

  head(): Promise<string> {
    return this.#git.text(['rev-parse', this.#branch]);
  }

  /** Files below the content folder that are published. */
  async files(): Promise<string[]> {
    const names = await this.#git.text([
      'ls-tree',
      '-r',
      '-z',
      '--name-only',
      `${this.#branch}:${this.#prefix}`,
    ]);
    return names.split('\0').filter((name) => name !== '');
  }

  async published(file: string): Promise<FileVersion | undefined> {
    return this.version(this.#branch, file);
  }

  async version(commit: string, file: string): Promise<FileVersion | undefined> {
    const revision = await this.#git.maybe([
      'rev-parse',
      '--verify',
      '--quiet',
      `${commit}:${this.#prefix}${file}`,
    ]);
    if (!revision) return undefined;
    const bytes = await this.#git.bytes(['cat-file', 'blob', revision]);
    return { text: bytes.toString('utf8'), revision };
  }

  /** Bytes of a file as a draft has it, or as it is published. */
  async bytes(file: string, draft?: Draft): Promise<Buffer | undefined> {
    const name = `${draft?.commit ?? this.#branch}:${this.#prefix}${file}`;
    const blob = await this.#git.maybe(['rev-parse', '--verify', '--quiet', name]);
    return blob ? this.#git.bytes(['cat-file', 'blob', blob]) : undefined;
  }

  async drafts(): Promise<Draft[]> {
    const lines = await this.#git.lines(['for-each-ref', `--format=${DRAFT_FORMAT}`, DRAFTS]);
    return lines.flatMap((line) => {
      const [ref = '', commit = '', name = '', email = '', savedAt = '', state = ''] = line.split('\0');
      // A trailer's value ends with a line break of its own.
      if (!ref) return [];
      const file = ref.slice(DRAFTS.length);
      return [
        {
          file,
          commit,
          author: { name, email },
          savedAt,
          state: state.trim() === 'review' ? 'review' : 'writing',
        } as const,
      ];
    });
  }

  async draft(file: string): Promise<Draft | undefined> {
    return (await this.drafts()).find((draft) => draft.file === file);
  }

  /** What the editor of a record sees: its draft, or what is published. Undefined where there is neither, or the draft takes it away. */
  async current(file: string): Promise<FileVersion | undefined> {
    const draft = await this.draft(file);
    return this.version(draft?.commit ?? this.#branch, file);
  }

  /**
   * Saves a draft.
   *
   * @throws {RepositoryError} `conflict` when the file says something else than the editor began with
   */
  saveDraft({ file, text, expected, author, state = 'writing', others = [] }: NewDraft): Promise<Draft> {
    if (!isRecordFile(file)) throw new TypeError(`no file of the content folder: ${file}`);
    return this.#inTurn(async () => {
      const before = await this.draft(file);
      const base = before?.commit ?? (await this.head());
      const now = await this.version(base, file);
      if ((now?.revision ?? null) !== expected)
        throw new RepositoryError({ kind: 'conflict', file, theirs: now, author: before?.author });
      const changes = [{ path: file, bytes: text }, ...others].filter(
        ({ bytes, path: name }) => bytes !== null || name !== file || now !== undefined,
      );
      const tree = await treeWith(
        this.#git,
        base,
        changes.map((change) => ({ ...change, path: this.#prefix + change.path })),
      );
      const commit = await this.#commit({
        tree,
        parent: base,
        author,
        message: `Draft of ${file}\n\nState: ${state}`,
      });
      await this.#move(DRAFTS + file, commit, before?.commit);
      return {
        file,
        commit,
        state,
        author,
        savedAt: await this.#git.text(['show', '-s', '--format=%aI', commit]),
      };
    });
  }

  /** Hands a draft on, or takes it back. */
  setState(draft: Draft, state: DraftState, author: Person): Promise<void> {
    return this.#inTurn(async () => {
      const tree = await this.#treeOf(draft.commit);
      const message = `Draft of ${draft.file}\n\nState: ${state}`;
      const commit = await this.#commit({ tree, parent: draft.commit, author, message });
      await this.#move(DRAFTS + draft.file, commit, draft.commit);
    });
  }

  /** Throws a draft away; its commits stay findable below `refs/desk/discarded`. */
  discard(draft: Draft): Promise<void> {
    return this.#inTurn(async () => {
      await this.#git.text(['update-ref', `${DISCARDED}${draft.commit}`, draft.commit]);
      await this.#drop(draft);
    });
  }

  /**
   * The content folder as it would be with a draft published: a tree of git.
   *
   * @throws {RepositoryError} `conflict` when what is published has changed in the same lines meanwhile
   */
  async folderWith(draft: Draft): Promise<string> {
    const head = await this.head();
    const tree = await this.#mergedTree(head, draft.commit);
    if (!tree) {
      const theirs = await this.published(draft.file);
      throw new RepositoryError({ kind: 'conflict', file: draft.file, theirs, author: undefined });
    }
    return this.#git.text(['rev-parse', `${tree}:${this.#prefix}`]);
  }

  /** The content folder as it is published: a tree of git. */
  publishedFolder(): Promise<string> {
    return this.#git.text(['rev-parse', `${this.#branch}:${this.#prefix}`]);
  }

  /** Writes a content folder, as `folderWith` names it, somewhere else; what stands there already is not written again. */
  async writeFolder(tree: string, target: string): Promise<void> {
    await mkdir(target, { recursive: true });
    await writeTree(this.#git, tree, target);
  }

  /** The version that a draft began with, to merge by. */
  async base(draft: Draft): Promise<FileVersion | undefined> {
    const commit = await this.#git.text(['merge-base', this.#branch, draft.commit]);
    return this.version(commit, draft.file);
  }

  /**
   * Publishes a draft as one commit in its author's name. `check` sees the folder, as a tree of git, before anything is changed, and
   * throws when it is wrong.
   *
   * @returns the commit
   * @throws {RepositoryError}
   */
  publish(
    draft: Draft,
    { message, check }: { message: string; check(folder: string): Promise<void> },
  ): Promise<string> {
    return this.#inTurn(async () => {
      await this.#pull();
      const current = await this.draft(draft.file);
      if (current?.commit !== draft.commit) throw new RepositoryError({ kind: 'gone' });
      const folder = await this.folderWith(draft);
      await check(folder);
      const head = await this.head();
      const tree = await this.#mergedTree(head, draft.commit);
      if (!tree) throw new RepositoryError({ kind: 'gone' });
      const commit = await this.#commit({ tree, parent: head, author: draft.author, message });
      await this.#checkByHand(commit);
      await this.#push(commit);
      await this.#move(this.#branch, commit, head);
      await this.#writeFiles(commit);
      await this.#drop(draft);
      return commit;
    });
  }

  /** What became of a file, newest first. */
  async history(file: string, max = 50): Promise<HistoryEntry[]> {
    const lines = await this.#git.lines([
      'log',
      `--max-count=${max}`,
      `--format=${HISTORY_FORMAT}`,
      this.#branch,
      '--',
      this.#prefix + file,
    ]);
    return lines.map((line) => {
      const [commit = '', name = '', email = '', at = '', subject = ''] = line.split('\0');
      return { commit, author: { name, email }, at, subject };
    });
  }

  /**
   * Takes over what others have published.
   *
   * @throws {RepositoryError}
   */
  pull(): Promise<void> {
    return this.#inTurn(() => this.#pull());
  }

  async #pull(): Promise<void> {
    const head = await this.head();
    if (!this.#remote) return this.#writeFiles(head);
    const name = path.basename(this.#branch);
    await this.#git
      .text(['fetch', '--no-tags', '--quiet', this.#remote, `+${this.#branch}:refs/desk/remote/${name}`])
      .catch(remoteProblem);
    const theirs = await this.#git.text(['rev-parse', `refs/desk/remote/${name}`]);
    if (theirs !== head) {
      if (!(await this.#isAncestor(head, theirs))) {
        // What was published here and never arrived there goes along with the next one.
        if (await this.#isAncestor(theirs, head)) return this.#writeFiles(head);
        throw new RepositoryError({ kind: 'rewritten' });
      }
      await this.#checkByHand(theirs);
      await this.#move(this.#branch, theirs, head);
      await this.#writeFiles(theirs);
      return this.#dropPublished();
    }
    await this.#writeFiles(theirs);
  }

  async #push(commit: string): Promise<void> {
    if (!this.#remote) return;
    // Never by force: who published meanwhile is not written over.
    await this.#git.text(['push', '--quiet', this.#remote, `${commit}:${this.#branch}`]).catch(remoteProblem);
  }

  async #isAncestor(earlier: string, later: string): Promise<boolean> {
    return (await this.#git.maybe(['merge-base', '--is-ancestor', earlier, later])) !== undefined;
  }

  #treeOf(commit: string): Promise<string> {
    return this.#git.text(['rev-parse', `${commit}^{tree}`]);
  }

  /** Undefined when both change the same lines. */
  #mergedTree(one: string, other: string): Promise<string | undefined> {
    return this.#git.maybe(['merge-tree', '--write-tree', '--no-messages', one, other]);
  }

  async #commit({
    tree,
    parent,
    author,
    message,
  }: {
    tree: string;
    parent: string;
    author: Person;
    message: string;
  }): Promise<string> {
    const env = {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.email,
    };
    return this.#git.text(['commit-tree', tree, '-p', parent], { input: message, env });
  }

  /** Moves a reference from the commit that was seen; git refuses when it names another one by now. */
  async #move(ref: string, to: string, from: string | undefined): Promise<void> {
    await this.#git.text(['update-ref', ref, to, from ?? '0'.repeat(40)]).catch((error: unknown) => {
      throw error instanceof GitError && /cannot lock ref/.test(error.message)
        ? new RepositoryError({ kind: 'gone' }, error)
        : error;
    });
  }

  async #drop(draft: Draft): Promise<void> {
    await this.#git.text(['update-ref', '-d', DRAFTS + draft.file, draft.commit]);
  }

  async #checkByHand(commit: string): Promise<void> {
    await this.#checkout.check(commit).catch(handProblem);
  }

  async #writeFiles(commit: string): Promise<void> {
    await this.#checkout.bringTo(commit).catch(handProblem);
  }

  /** One change of the repository after the other. */
  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(work, work);
    this.#last = done.catch(() => {});
    return done;
  }
}

/** Whether a path may be that of a record: lower case, digits, hyphens and dots, in folders, and nothing that git takes for something else. */
export function isRecordFile(file: string): boolean {
  return /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.(?:md|yaml)$/.test(file);
}

/** A name for a draft that may be a folder's or stand in an address: letters and digits. */
export function draftName(file: string): string {
  return `draft-${createHash('sha256').update(file).digest('hex').slice(0, 16)}`;
}

function handProblem(error: unknown): never {
  if (error instanceof ChangedByHandError)
    throw new RepositoryError({ kind: 'by-hand', files: error.files }, error);
  throw error;
}

function remoteProblem(error: unknown): never {
  throw new RepositoryError(
    { kind: 'remote', reason: error instanceof Error ? error.message : String(error) },
    error,
  );
}
