import { LRUCache } from 'lru-cache';
import { atMost } from '../../../server/load/at-most.ts';
import type { ContentRepository } from './repository.ts';

interface FolderWorkOptions<Question, Result> {
  /** Folder used by this work only. */
  folder: string;
  /** Number of results that are remembered. */
  max: number;
  work(folder: string, question: Question): Promise<Result>;
}

/**
 * Work on states of the content folder: one at a time, because all are written to the same folder, and once for each
 * state and question.
 */
export function folderWork<Question, Result>(
  repository: Pick<ContentRepository, 'writeFolder'>,
  { folder, max, work }: FolderWorkOptions<Question, Result>,
): (tree: string, question: Question) => Promise<Result> {
  const done = new LRUCache<string, Promise<Result>>({ max });
  const inTurn = atMost(1);
  return (tree, question) => {
    const key = `${tree} ${question}`;
    const known = done.get(key);
    if (known) return known;
    const result = inTurn(async () => {
      await repository.writeFolder(tree, folder);
      return work(folder, question);
    });
    done.set(key, result);
    // A failure of the work itself is not cached.
    result.catch(() => done.delete(key));
    return result;
  };
}
