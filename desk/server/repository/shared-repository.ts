import path from 'node:path';
import { type Git, lockFileOf } from './git.ts';
import { RepositoryError } from './repository-error.ts';

/**
 * Newest commit of this repository and the remote one that several machines publish to.
 *
 * @param branch `refs/heads/main`, in both repositories
 * @param head newest commit published here
 * @throws {RepositoryError} `remote` if it is unreachable, `rewritten` if the histories have diverged
 */
export async function newestCommit(git: Git, remote: string, branch: string, head: string): Promise<string> {
  const fetched = `refs/desk/remote/${path.basename(branch)}`;
  await git.text(['fetch', '--no-tags', '--quiet', remote, `+${branch}:${fetched}`]).catch(remoteProblem);
  const theirs = await git.text(['rev-parse', fetched]);
  const isAncestor = async (earlier: string, later: string) =>
    (await git.maybe(['merge-base', '--is-ancestor', earlier, later])) !== undefined;
  if (await isAncestor(head, theirs)) return theirs;
  // Commits that never reached the remote go with the next push.
  if (await isAncestor(theirs, head)) return head;
  throw new RepositoryError({ kind: 'rewritten' });
}

/** Pushes without force: concurrent publications are not overwritten. @throws {RepositoryError} `remote` */
export async function pushCommit(git: Git, remote: string, branch: string, commit: string): Promise<void> {
  await git.text(['push', '--quiet', remote, `${commit}:${branch}`]).catch(remoteProblem);
}

function remoteProblem(error: Error): never {
  if (lockFileOf(error) !== undefined) throw error;
  throw new RepositoryError({ kind: 'remote', reason: error.message }, error);
}
