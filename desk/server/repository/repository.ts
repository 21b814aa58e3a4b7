import { atMost } from '../../../server/load/at-most.ts';
import { filesToWrite, writeFiles } from './checkout.ts';
import { DISCARDED, DRAFTS, type Draft, draftMessage, isRecordFile, type Person } from './drafts.ts';
import { Git, GitError, lockFileOf } from './git.ts';
import { RepositoryError } from './repository-error.ts';
import { type RepositoryPlace, RepositoryReader } from './repository-reader.ts';
import { newestCommit, pushCommit } from './shared-repository.ts';
import { commitTree, type FileChange, mergedTree, treeWith } from './trees.ts';

interface NewDraft {
  file: string;
  /** `null` deletes the file when the draft is published; without a text, the file stays as it is by then. */
  text?: string | null;
  /** Revision that the editor of the text started from; `null` for a file that does not exist yet. */
  expected?: string | null;
  author: Person;
  /** Related files such as pictures, below the content folder. */
  others?: readonly FileChange[];
  /**
   * Restarts the draft from the published version after a conflict was resolved; `expected` is the published revision
   * then.
   */
  onto?: 'published' | undefined;
}

/** Edit of a file by its text, which is empty for a file that does not exist. */
export interface FileEdit {
  /** Below the content folder. */
  file: string;
  edit(text: string): string;
}

interface Publication {
  /** Author of the first draft by default. */
  author?: Person;
  message: string;
  edits?: readonly FileEdit[];
  check(folder: string): Promise<void>;
}

/**
 * The content folder as a git repository: the branch of the checkout is published, and a draft is a branch with the
 * changes of one record. Refs are updated by compare-and-swap, so that the second of two concurrent writers gets a
 * conflict; files follow the refs, and an interrupted update is resumed after a crash.
 */
export class ContentRepository extends RepositoryReader {
  readonly #remote: string | undefined;
  /** Serializes changes of the repository. */
  readonly #inTurn = atMost(1);

  private constructor(place: RepositoryPlace, remote: string | undefined) {
    super(place);
    this.#remote = remote;
  }

  /**
   * Opens the repository of a folder, and writes files that were published but not written when a process ended.
   *
   * @param folder content folder, anywhere in a checkout
   * @param remote shared repository, `origin`; undefined uses this one alone
   * @throws {GitError} if the folder is not in a repository, or the checkout is on no branch
   */
  static async open(folder: string, remote?: string): Promise<ContentRepository> {
    const inside = new Git(folder);
    const [top = '', prefix = ''] = await inside.lines(['rev-parse', '--show-toplevel', '--show-prefix']);
    const branch = await inside.text(['symbolic-ref', 'HEAD']);
    const repository = new ContentRepository({ git: new Git(top), branch, prefix }, remote);
    // An earlier run may have been interrupted.
    await writeFiles(repository.git, await repository.head());
    await repository.#dropPublished();
    return repository;
  }

  /** Removes drafts that are equal to the published version. */
  async #dropPublished(): Promise<void> {
    const head = await this.head();
    const tree = await this.git.text(['rev-parse', `${head}^{tree}`]);
    for (const draft of await this.drafts())
      if ((await mergedTree(this.git, head, draft.commit)) === tree) await this.#drop(draft);
  }

  /**
   * Saves a draft.
   *
   * @throws {RepositoryError} `conflict` if the file differs from the version that the editor started from
   */
  saveDraft({ file, text, expected, author, others = [], onto }: NewDraft): Promise<Draft> {
    if (!isRecordFile(file)) throw new TypeError(`no file of the content folder: ${file}`);
    return this.#inTurn(async () => {
      const before = await this.draft(file);
      const head = await this.head();
      const base = onto || !before ? head : before.commit;
      const now = await this.version(base, file);
      if (text !== undefined && (now?.revision ?? null) !== expected)
        throw new RepositoryError({ kind: 'conflict', file, theirs: now, author: before?.author });
      const beside = onto && before ? await this.filesBeside(before) : [];
      const isChanged = text !== undefined && (text !== null || now);
      const changes = [...(isChanged ? [{ path: file, bytes: text }] : []), ...beside, ...others];
      const inRepository = changes.map((change) => ({ ...change, path: this.prefix + change.path }));
      const tree = await treeWith(this.git, base, inRepository);
      const parents = before && onto ? [before.commit, head] : [base];
      // A draft that was sent back is so until it is submitted again.
      const state = before?.state === 'returned' ? 'returned' : 'writing';
      const kept = { file, state, notes: before?.notes ?? [] } as const;
      const commit = await commitTree(this.git, { tree, parents, author, message: draftMessage(kept) });
      await this.#move(DRAFTS + file, commit, before?.commit);
      return (await this.draft(file))!;
    });
  }

  /** Files that a draft changes in addition to its record: pictures. */
  async filesBeside(draft: Draft): Promise<FileChange[]> {
    const diff = ['diff-tree', '-r', '--name-only', '--no-renames', '--diff-filter=AM'];
    const names = await this.git.lines([...diff, await this.mergeBase(draft), draft.commit]);
    const files = names.map((name) => name.slice(this.prefix.length)).filter((name) => name !== draft.file);
    return Promise.all(
      files.map(async (name) => ({ path: name, bytes: (await this.bytes(name, draft)) ?? null })),
    );
  }

  /**
   * Changes the state or the notes of a draft; author and time of its text remain.
   *
   * @throws {RepositoryError} `gone` without the draft
   */
  annotate(file: string, change: (draft: Draft) => Partial<Pick<Draft, 'state' | 'notes'>>): Promise<void> {
    return this.#inTurn(async () => {
      const draft = await this.draft(file);
      if (!draft) throw new RepositoryError({ kind: 'gone' });
      const { commit: before, author, savedAt: at } = draft;
      const message = draftMessage({ ...draft, ...change(draft) });
      const tree = `${before}^{tree}`;
      const commit = await commitTree(this.git, { tree, parents: [before], author, at, message });
      await this.#move(DRAFTS + file, commit, before);
    });
  }

  /** Discards a draft; its commits stay reachable below `refs/desk/discarded`. */
  discard(draft: Draft): Promise<void> {
    return this.#inTurn(async () => {
      await this.git.text(['update-ref', `${DISCARDED}${draft.commit}`, draft.commit]);
      await this.#drop(draft);
    });
  }

  /**
   * Git tree of the content folder with drafts merged, and files edited.
   *
   * @throws {RepositoryError} `conflict` if the published version has changed in the same lines
   */
  async folderWith(drafts: readonly Draft[], edits: readonly FileEdit[] = []): Promise<string> {
    return this.folderIn(await this.#mergedWith(drafts, edits, await this.head()));
  }

  async #mergedWith(drafts: readonly Draft[], edits: readonly FileEdit[], head: string): Promise<string> {
    let tree = `${head}^{tree}`;
    let commit = head;
    for (const { file, commit: next, author } of drafts) {
      const merged = await mergedTree(this.git, commit, next);
      if (!merged) {
        const theirs = await this.published(file);
        throw new RepositoryError({ kind: 'conflict', file, theirs, author: undefined });
      }
      tree = merged;
      // Git merges commits: the next draft is merged into one that no ref names.
      if (drafts.length > 1)
        commit = await commitTree(this.git, { tree, parents: [head], author, message: file });
    }
    for (const { file, edit } of edits) {
      const bytes = edit((await this.version(tree, file))?.text ?? '');
      tree = await treeWith(this.git, tree, [{ path: this.prefix + file, bytes }]);
    }
    return tree;
  }

  /**
   * Publishes drafts as one commit, with other files edited. `check` receives the folder, as a git tree, before any
   * change, and throws for an invalid one.
   *
   * @returns the commit
   * @throws {RepositoryError}
   */
  publish(
    drafts: readonly Draft[],
    { author = drafts[0]!.author, message, edits = [], check }: Publication,
  ): Promise<string> {
    return this.#inTurn(async () => {
      await this.#pull();
      const present = new Set((await this.drafts()).map(({ commit }) => commit));
      if (!drafts.every(({ commit }) => present.has(commit))) throw new RepositoryError({ kind: 'gone' });
      const head = await this.head();
      const tree = await this.#mergedWith(drafts, edits, head);
      await check(await this.folderIn(tree));
      const commit = await commitTree(this.git, { tree, parents: [head], author, message });
      await filesToWrite(this.git, commit);
      if (this.#remote !== undefined) await pushCommit(this.git, this.#remote, this.branch, commit);
      await this.#move(this.branch, commit, head);
      await writeFiles(this.git, commit);
      for (const draft of drafts) await this.#drop(draft);
      return commit;
    });
  }

  /**
   * Merges commits published by others.
   *
   * @throws {RepositoryError}
   */
  pull(): Promise<void> {
    return this.#inTurn(() => this.#pull());
  }

  async #pull(): Promise<void> {
    const head = await this.head();
    const theirs =
      this.#remote === undefined ? head : await newestCommit(this.git, this.#remote, this.branch, head);
    if (theirs !== head) {
      await filesToWrite(this.git, theirs);
      await this.#move(this.branch, theirs, head);
    }
    await writeFiles(this.git, theirs);
    if (theirs !== head) await this.#dropPublished();
  }

  /** Updates a ref from an expected commit; git refuses if it has moved. */
  async #move(ref: string, to: string, from: string | undefined): Promise<void> {
    await this.git.text(['update-ref', ref, to, from ?? '0'.repeat(40)]).catch((error: unknown) => {
      throw error instanceof GitError &&
        /cannot lock ref/.test(error.message) &&
        lockFileOf(error) === undefined
        ? new RepositoryError({ kind: 'gone' }, error)
        : error;
    });
  }

  async #drop(draft: Draft): Promise<void> {
    await this.git.text(['update-ref', '-d', DRAFTS + draft.file, draft.commit]);
  }
}
