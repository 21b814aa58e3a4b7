import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { LinkReport } from '../../../corpus/checks/links/link-report.ts';
import type { ContentProblem } from '../../../corpus/corpus.ts';
import { atMost } from '../../../server/load/at-most.ts';
import { runInThread } from '../../../server/threads/thread.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import type { ContentRepository } from '../repository/repository.ts';
import type { DatedEntry } from './dated-entries.ts';

/** Findings in the published content that editors look after. */
export interface Survey {
  /** Undefined while the content is invalid; see `problems`. */
  links?: LinkReport;
  problems: ContentProblem[];
  dates: DatedEntry[];
  /** Files with invalid YAML, whose dates are unknown. */
  unread: string[];
}

const WORKER = new URL('./survey-worker.ts', import.meta.url);

/**
 * Surveys the published content, once for each state and day.
 *
 * @param workDir folder used by this process only
 * @returns a function that rejects if the folder cannot be read
 */
export function surveyor(
  repository: Pick<ContentRepository, 'publishedFolder' | 'writeFolder'>,
  workDir: string,
): () => Promise<Survey> {
  const known = new LRUCache<string, Promise<Survey>>({ max: 1 });
  // All surveys write the same folder.
  const inTurn = atMost(1);
  const folder = path.join(workDir, 'survey');
  return async () => {
    const tree = await repository.publishedFolder();
    const key = `${tree} ${todayInJapan()}`;
    const before = known.get(key);
    if (before) return before;
    const survey = inTurn(async () => {
      await repository.writeFolder(tree, folder);
      return runInThread<string, Survey>(WORKER, folder);
    });
    known.set(key, survey);
    // A failure is not cached.
    survey.catch(() => known.delete(key));
    return survey;
  };
}
