import path from 'node:path';
import type { LinkReport } from '../../../corpus/checks/links/link-report.ts';
import type { ContentProblem } from '../../../corpus/corpus.ts';
import { runInThread } from '../../../server/threads/thread.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { folderWork } from '../repository/folder-work.ts';
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
  const place = { folder: path.join(workDir, 'survey'), max: 1 };
  const survey = folderWork(repository, place, (folder, _day: string) =>
    runInThread<string, Survey>(WORKER, folder),
  );
  return async () => survey(await repository.publishedFolder(), todayInJapan());
}
