import path from 'node:path';
import type { LinkReport } from '../../../corpus/checks/links/link-report.ts';
import type { ContentProblem } from '../../../corpus/corpus.ts';
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

export interface SurveyOrder {
  folder: string;
  /** In milliseconds since 1970. */
  at: number;
}

/** Surveys the published content, once for each state and day. */
export class Surveys {
  readonly #repository: Pick<ContentRepository, 'publishedFolder' | 'writeFolder'>;
  readonly #folder: string;
  readonly #now: () => number;
  #known: { key: string; survey: Promise<Survey> } | undefined;

  /** @param workDir folder used by this process only */
  constructor(
    repository: Pick<ContentRepository, 'publishedFolder' | 'writeFolder'>,
    workDir: string,
    now: () => number,
  ) {
    this.#repository = repository;
    this.#folder = path.join(workDir, 'survey');
    this.#now = now;
  }

  /** @throws {Error} when the folder cannot be read */
  async read(): Promise<Survey> {
    const tree = await this.#repository.publishedFolder();
    const key = `${tree} ${todayInJapan(new Date(this.#now()))}`;
    if (this.#known?.key === key) return this.#known.survey;
    // Both write the same folder.
    const before = this.#known?.survey.catch(() => undefined);
    const survey = Promise.resolve(before).then(() => this.#survey(tree));
    const known = { key, survey };
    this.#known = known;
    survey.catch(() => {
      // The next call tries again.
      if (this.#known === known) this.#known = undefined;
    });
    return survey;
  }

  async #survey(tree: string): Promise<Survey> {
    await this.#repository.writeFolder(tree, this.#folder);
    const order: SurveyOrder = { folder: this.#folder, at: this.#now() };
    return runInThread<SurveyOrder, Survey>(new URL('./survey-worker.ts', import.meta.url), order);
  }
}
