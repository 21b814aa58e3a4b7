import { LRUCache } from 'lru-cache';
import { atMost } from '../../../server/load/at-most.ts';
import type { ContentRepository } from './repository.ts';

/**
 * Work on states of the content folder: one at a time, because all are written to the same folder, and once for each
 * state and question. Failures are not remembered.
 *
 * @param folder folder used by this work only
 * @param max number of results that are remembered
 * @returns a function from a git tree of the content folder and a question to the result
 */
export function folderWork<Question, Result extends object>(
  repository: Pick<ContentRepository, 'writeFolder'>,
  { folder, max }: { folder: string; max: number },
  work: (folder: string, question: Question) => Promise<Result>,
): (tree: string, question: Question) => Promise<Result> {
  const inTurn = atMost(1);
  const done = new LRUCache<string, Result, { tree: string; question: Question }>({
    max,
    // Callers that wait for a result receive it, even if the cache has dropped it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { tree, question } }) =>
      inTurn(async () => {
        await repository.writeFolder(tree, folder);
        return work(folder, question);
      }),
  });
  return (tree, question) => done.forceFetch(`${tree} ${question}`, { context: { tree, question } });
}
