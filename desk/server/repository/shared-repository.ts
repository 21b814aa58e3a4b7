import path from 'node:path';
import type { Git } from './git.ts';
import { RepositoryError, remoteProblem } from './repository-error.ts';

/** The remote repository that several machines publish to. */
export class SharedRepository {
  readonly #git: Git;
  readonly #remote: string;
  readonly #branch: string;

  /** @param branch `refs/heads/main`, in both repositories */
  constructor(git: Git, { remote, branch }: { remote: string; branch: string }) {
    this.#git = git;
    this.#remote = remote;
    this.#branch = branch;
  }

  /**
   * Newest commit of both repositories.
   *
   * @param head newest commit published here
   * @throws {RepositoryError} `remote` if it is unreachable, `rewritten` if the histories have diverged
   */
  async newest(head: string): Promise<string> {
    const fetched = `refs/desk/remote/${path.basename(this.#branch)}`;
    await this.#git
      .text(['fetch', '--no-tags', '--quiet', this.#remote, `+${this.#branch}:${fetched}`])
      .catch(remoteProblem);
    const theirs = await this.#git.text(['rev-parse', fetched]);
    if (await this.#isAncestor(head, theirs)) return theirs;
    // Commits that never reached the remote go with the next push.
    if (await this.#isAncestor(theirs, head)) return head;
    throw new RepositoryError({ kind: 'rewritten' });
  }

  /** Pushes without force: concurrent publications are not overwritten. @throws {RepositoryError} `remote` */
  async push(commit: string): Promise<void> {
    await this.#git.text(['push', '--quiet', this.#remote, `${commit}:${this.#branch}`]).catch(remoteProblem);
  }

  async #isAncestor(earlier: string, later: string): Promise<boolean> {
    return (await this.#git.maybe(['merge-base', '--is-ancestor', earlier, later])) !== undefined;
  }
}
