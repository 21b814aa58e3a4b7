import { ContentError, type ContentProblem } from '../../corpus/corpus.ts';
import type { Logger } from '../monitoring/logger.ts';
import type { ContentSnapshot } from './snapshot.ts';

/** Trigger of a reload: the watcher, a signal, a request, a scheduled change, or a start with the last good copy. */
type ReloadCause = 'watch' | 'signal' | 'request' | 'time' | 'start';

export type ReloadOutcome =
  /** The snapshot is public; it invalidated `pages` cached pages. */
  | { kind: 'taken'; revision: string; pages: number }
  /** The revision is unchanged. */
  | { kind: 'same'; revision: string }
  /** The folder is invalid; the previous content stays public. */
  | { kind: 'refused'; problems: ContentProblem[] }
  | { kind: 'failed'; reason: string };

export interface LiveContentOptions {
  logger: Logger;
  /** Revision of the first snapshot, computed before the folder was read. */
  revision: string;
  /** Whether the first snapshot is a copy, because the folder was invalid. */
  isRefused?: boolean;
  /** Reads and checks the folder. */
  load(signal: AbortSignal): Promise<ContentSnapshot>;
  /** Publishes a snapshot. Resolves with the number of cached pages that it invalidated. */
  apply(snapshot: ContentSnapshot): Promise<number>;
  /** Called after each reload. */
  onOutcome?: ((outcome: ReloadOutcome) => void) | undefined;
  /** Problems at the given moments of scheduled changes. Called after the content was published. */
  comingProblems?(turns: readonly number[], signal: AbortSignal): Promise<ContentProblem[]>;
}

/** Timers with a longer delay fire immediately. */
const TIMER_MAX_MS = 2_147_483_647;

/** Counts of reloads since the start of the process. */
export interface LiveContentFigures {
  taken: number;
  refused: number;
  /** Whether the last reload failed, so that older content is public. */
  isRefused: boolean;
}

/** Upper bound for problems in one log entry. */
const LOGGED_PROBLEMS = 20;

/** Reloads the content folder while the site serves, one change after another. */
export class LiveContent {
  readonly #options: LiveContentOptions;
  #revision: string;
  #running: Promise<ReloadOutcome> | undefined;
  #foreseen: Promise<void> | undefined;
  #next: Promise<ReloadOutcome> | undefined;
  #turn: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();
  readonly #figures: LiveContentFigures;

  constructor(options: LiveContentOptions) {
    this.#options = options;
    this.#revision = options.revision;
    this.#figures = { taken: 0, refused: 0, isRefused: options.isRefused ?? false };
  }

  /** Revision of the public content. */
  get revision(): string {
    return this.#revision;
  }

  figures(): LiveContentFigures {
    return this.#figures;
  }

  /**
   * Reloads the folder. Reports failures in the outcome and never rejects. Coalesces concurrent calls: callers during a
   * reload share the next one.
   */
  reload(cause: ReloadCause): Promise<ReloadOutcome> {
    if (!this.#running) {
      this.#running = this.#reload(cause).finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return this.reload(cause);
    });
    return this.#next;
  }

  /** Schedules a reload at a moment in milliseconds since 1970, or cancels it when there is none. */
  turnAt(moment: number | undefined): void {
    clearTimeout(this.#turn);
    if (moment === undefined) return;
    const ms = moment - Date.now();
    const turn = () => (ms > TIMER_MAX_MS ? this.turnAt(moment) : void this.reload('time'));
    this.#turn = setTimeout(turn, Math.min(Math.max(ms, 0), TIMER_MAX_MS)).unref();
  }

  /** Aborts the running reload and cancels the scheduled one; resolves when no reload is in progress. */
  async close(): Promise<void> {
    clearTimeout(this.#turn);
    this.#closing.abort();
    while (this.#running) await this.#running;
    await this.#foreseen;
  }

  /** Checks scheduled changes after the reload, so that editors can correct problems before they take effect. */
  async #foresee(turns: readonly number[]): Promise<void> {
    const { logger, comingProblems } = this.#options;
    if (!comingProblems || turns.length === 0) return;
    try {
      const problems = await comingProblems(turns, this.#closing.signal);
      if (problems.length > 0)
        logger.warn(
          { count: problems.length, problems: problems.slice(0, LOGGED_PROBLEMS) },
          'content will be refused at a scheduled change',
        );
    } catch (err) {
      if (this.#closing.signal.aborted) return;
      logger.warn({ err }, 'scheduled changes could not be checked');
    }
  }

  async #reload(cause: ReloadCause): Promise<ReloadOutcome> {
    const { logger } = this.#options;
    const began = performance.now();
    const outcome = await this.#attempt();
    // The process is shutting down, so an aborted reload is not logged.
    if (outcome.kind === 'failed' && this.#closing.signal.aborted) return outcome;
    const facts = { cause, ms: Math.round(performance.now() - began) };
    switch (outcome.kind) {
      case 'taken':
        this.#figures.taken += 1;
        logger.info({ ...facts, revision: outcome.revision, pages: outcome.pages }, 'content applied');
        break;
      case 'refused': {
        this.#figures.refused += 1;
        const { problems } = outcome;
        const shown = { count: problems.length, problems: problems.slice(0, LOGGED_PROBLEMS) };
        logger.error({ ...facts, ...shown }, 'content refused: the previous content is still served');
        break;
      }
      case 'failed':
        this.#figures.refused += 1;
        logger.error(
          { ...facts, reason: outcome.reason },
          'content not applied: the previous content is still served',
        );
        break;
      case 'same':
        // Reports the recovery in the log, where the refusal was reported.
        if (this.#figures.isRefused) logger.info(facts, 'content is valid again, and already served');
        else logger.debug(facts, 'content unchanged');
    }
    this.#figures.isRefused = outcome.kind === 'refused' || outcome.kind === 'failed';
    this.#options.onOutcome?.(outcome);
    return outcome;
  }

  async #attempt(): Promise<ReloadOutcome> {
    try {
      const snapshot = await this.#options.load(this.#closing.signal);
      const { revision, nextTurn } = snapshot.site;
      this.turnAt(nextTurn);
      if (revision === this.#revision) return { kind: 'same', revision };
      const pages = await this.#options.apply(snapshot);
      this.#revision = revision;
      this.#foreseen = this.#foresee(snapshot.turns);
      return { kind: 'taken', revision, pages };
    } catch (error) {
      if (error instanceof ContentError) return { kind: 'refused', problems: error.problems };
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }
}
