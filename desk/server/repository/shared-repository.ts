import path from 'node:path';
import type { Git } from './git.ts';
import { RepositoryError, remoteProblem } from './repository-error.ts';

/** The repository that several machines publish to. */
export class SharedRepository {
  readonly #git: Git;
  readonly #remote: string;
  readonly #branch: string;

  /** @param branch `refs/heads/main`, of both repositories */
  constructor(git: Git, { remote, branch }: { remote: string; branch: string }) {
    this.#git = git;
    this.#remote = remote;
    this.#branch = branch;
  }

  /**
   * The newest commit that is published here or there.
   *
   * @param head what is published here
   * @throws {RepositoryError} `remote` when nobody answers, `rewritten` when the history there is another one
   */
  async newest(head: string): Promise<string> {
    const fetched = `refs/desk/remote/${path.basename(this.#branch)}`;
    await this.#git
      .text(['fetch', '--no-tags', '--quiet', this.#remote, `+${this.#branch}:${fetched}`])
      .catch(remoteProblem);
    const theirs = await this.#git.text(['rev-parse', fetched]);
    if (await this.#isAncestor(head, theirs)) return theirs;
    // What was published here and never arrived there goes along with the next one.
    if (await this.#isAncestor(theirs, head)) return head;
    throw new RepositoryError({ kind: 'rewritten' });
  }

  /** Never by force: who has published meanwhile is not written over. @throws {RepositoryError} `remote` */
  async push(commit: string): Promise<void> {
    await this.#git.text(['push', '--quiet', this.#remote, `${commit}:${this.#branch}`]).catch(remoteProblem);
  }

  async #isAncestor(earlier: string, later: string): Promise<boolean> {
    return (await this.#git.maybe(['merge-base', '--is-ancestor', earlier, later])) !== undefined;
  }
}
