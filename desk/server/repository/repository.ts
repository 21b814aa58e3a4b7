import { Checkout } from './checkout.ts';
import {
  DISCARDED,
  DRAFTS,
  type Draft,
  type DraftState,
  draftMessage,
  isRecordFile,
  type Person,
} from './drafts.ts';
import { Git, GitError, lockFileOf } from './git.ts';
import { handProblem, RepositoryError } from './repository-error.ts';
import { type RepositoryPlace, RepositoryReader } from './repository-reader.ts';
import { SharedRepository } from './shared-repository.ts';
import { commitTree, type FileChange, mergedTree, treeOf, treeWith } from './trees.ts';

interface NewDraft {
  file: string;
  /** `null` deletes the file when the draft is published. */
  text: string | null;
  /** Revision that the editor started from; `null` for a file that does not exist yet. */
  expected: string | null;
  author: Person;
  state?: DraftState;
  /** Related files such as pictures, below the content folder. */
  others?: readonly FileChange[];
  /**
   * Restarts the draft from the published version after a conflict was resolved; `expected` is the published revision
   * then.
   */
  onto?: 'published' | undefined;
}

/** Edit of a file by its text. */
interface FileEdit {
  /** Below the content folder. */
  file: string;
  edit(text: string): string;
}

interface RepositoryOptions {
  /** Content folder, anywhere in a checkout. */
  folder: string;
  /** Shared repository, `origin`; undefined uses this one alone. */
  remote?: string | undefined;
}

/**
 * The content folder as a git repository: the branch of the checkout is published, and a draft is a branch with the
 * changes of one record. Refs are updated by compare-and-swap, so that the second of two concurrent writers gets a
 * conflict; files follow the refs, and an interrupted update is resumed after a crash.
 */
export class ContentRepository extends RepositoryReader {
  readonly #checkout: Checkout;
  readonly #shared: SharedRepository | undefined;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(place: RepositoryPlace, remote: string | undefined) {
    super(place);
    this.#checkout = new Checkout(place.git);
    this.#shared =
      remote === undefined ? undefined : new SharedRepository(place.git, { remote, branch: place.branch });
  }

  /**
   * Opens the repository of a folder, and writes files that were published but not written when a process ended.
   *
   * @throws {GitError} if the folder is not in a repository, or the checkout is on no branch
   */
  static async open({ folder, remote }: RepositoryOptions): Promise<ContentRepository> {
    const inside = new Git(folder);
    const [top = '', prefix = ''] = (
      await inside.text(['rev-parse', '--show-toplevel', '--show-prefix'])
    ).split('\n');
    const branch = await inside.text(['symbolic-ref', 'HEAD']);
    const repository = new ContentRepository({ git: new Git(top), branch, prefix }, remote);
    await repository.#settle();
    return repository;
  }

  /** Makes files and refs consistent after an interrupted run. */
  async #settle(): Promise<void> {
    await this.#writeFiles(await this.head());
    await this.#dropPublished();
  }

  /** Removes drafts that are equal to the published version. */
  async #dropPublished(): Promise<void> {
    const head = await this.head();
    const tree = await treeOf(this.git, head);
    for (const draft of await this.drafts())
      if ((await mergedTree(this.git, head, draft.commit)) === tree) await this.#drop(draft);
  }

  /**
   * Saves a draft.
   *
   * @throws {RepositoryError} `conflict` if the file differs from the version that the editor started from
   */
  saveDraft({
    file,
    text,
    expected,
    author,
    state = 'writing',
    others = [],
    onto,
  }: NewDraft): Promise<Draft> {
    if (!isRecordFile(file)) throw new TypeError(`no file of the content folder: ${file}`);
    return this.#inTurn(async () => {
      const before = await this.draft(file);
      const head = await this.head();
      const base = onto || !before ? head : before.commit;
      const now = await this.version(base, file);
      if ((now?.revision ?? null) !== expected)
        throw new RepositoryError({ kind: 'conflict', file, theirs: now, author: before?.author });
      const kept = onto && before ? await this.filesBeside(before) : [];
      const changes = [...(text !== null || now ? [{ path: file, bytes: text }] : []), ...kept, ...others];
      const inRepository = changes.map((change) => ({ ...change, path: this.prefix + change.path }));
      const tree = await treeWith(this.git, base, inRepository);
      const parents = before && onto ? [before.commit, head] : [base];
      const commit = await commitTree(this.git, {
        tree,
        parents,
        author,
        message: draftMessage(file, state),
      });
      await this.#move(DRAFTS + file, commit, before?.commit);
      return {
        file,
        commit,
        state,
        author,
        savedAt: await this.git.text(['show', '-s', '--format=%aI', commit]),
      };
    });
  }

  /** Files that a draft changes in addition to its record: pictures. */
  async filesBeside(draft: Draft): Promise<FileChange[]> {
    const from = await this.git.text(['merge-base', this.branch, draft.commit]);
    const names = await this.git.lines([
      'diff-tree',
      '-r',
      '--name-only',
      '--no-renames',
      '--diff-filter=AM',
      from,
      draft.commit,
    ]);
    const files = names.map((name) => name.slice(this.prefix.length)).filter((name) => name !== draft.file);
    return Promise.all(
      files.map(async (name) => ({ path: name, bytes: (await this.bytes(name, draft)) ?? null })),
    );
  }

  /** Submits a draft for review, or withdraws it. */
  setState(draft: Draft, state: DraftState, author: Person): Promise<void> {
    return this.#inTurn(async () => {
      const tree = await treeOf(this.git, draft.commit);
      const message = draftMessage(draft.file, state);
      const commit = await commitTree(this.git, { tree, parents: [draft.commit], author, message });
      await this.#move(DRAFTS + draft.file, commit, draft.commit);
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
   * Git tree of the content folder with a draft merged.
   *
   * @throws {RepositoryError} `conflict` if the published version has changed in the same lines
   */
  async folderWith(draft: Draft): Promise<string> {
    return this.#folderIn(await this.#mergedWith(draft, await this.head()));
  }

  async #mergedWith(draft: Draft, head: string): Promise<string> {
    const tree = await mergedTree(this.git, head, draft.commit);
    if (tree) return tree;
    const theirs = await this.published(draft.file);
    throw new RepositoryError({ kind: 'conflict', file: draft.file, theirs, author: undefined });
  }

  #folderIn(tree: string): Promise<string> {
    return this.git.text(['rev-parse', `${tree}:${this.prefix}`]);
  }

  /** Tree with a file edited; a file that does not exist is edited as an empty text. */
  async #edited(tree: string, { file, edit }: FileEdit): Promise<string> {
    const text = (await this.version(tree, file))?.text ?? '';
    return treeWith(this.git, tree, [{ path: this.prefix + file, bytes: edit(text) }]);
  }

  /**
   * Publishes a draft as one commit in its author's name, with another file edited if `also` names one. `check` receives
   * the folder, as a git tree, before any change, and throws for an invalid one.
   *
   * @returns the commit
   * @throws {RepositoryError}
   */
  publish(
    draft: Draft,
    {
      message,
      also,
      check,
    }: { message: string; also?: FileEdit | undefined; check(folder: string): Promise<void> },
  ): Promise<string> {
    return this.#inTurn(async () => {
      await this.#pull();
      const current = await this.draft(draft.file);
      if (current?.commit !== draft.commit) throw new RepositoryError({ kind: 'gone' });
      const head = await this.head();
      const merged = await this.#mergedWith(draft, head);
      const tree = also ? await this.#edited(merged, also) : merged;
      await check(await this.#folderIn(tree));
      const commit = await commitTree(this.git, { tree, parents: [head], author: draft.author, message });
      await this.#checkByHand(commit);
      await this.#shared?.push(commit);
      await this.#move(this.branch, commit, head);
      await this.#writeFiles(commit);
      await this.#drop(draft);
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
    const theirs = (await this.#shared?.newest(head)) ?? head;
    if (theirs !== head) {
      await this.#checkByHand(theirs);
      await this.#move(this.branch, theirs, head);
    }
    await this.#writeFiles(theirs);
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

  async #checkByHand(commit: string): Promise<void> {
    await this.#checkout.check(commit).catch(handProblem);
  }

  async #writeFiles(commit: string): Promise<void> {
    await this.#checkout.bringTo(commit).catch(handProblem);
  }

  /** Serializes changes of the repository. */
  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(work, work);
    this.#last = done.catch(() => {});
    return done;
  }
}
