import { ContentError, type ContentProblem } from '../../corpus/corpus.ts';
import type { Logger } from '../logger.ts';
import type { ContentSnapshot } from './snapshot.ts';

/** Who asked for it: the watcher, a signal, a request, a moment at which the folder shows something else, or a start without it. */
export type ReloadCause = 'watch' | 'signal' | 'request' | 'time' | 'start';

export type ReloadOutcome =
  /** Everybody sees it from now on; `pages` were kept and are outdated. */
  | { kind: 'taken'; revision: string; pages: number }
  /** The folder says what is shown already. */
  | { kind: 'same'; revision: string }
  /** What was shown before is shown on. */
  | { kind: 'refused'; problems: ContentProblem[] }
  | { kind: 'failed'; reason: string };

/** What who asks is told while the process is starting. */
export const STARTING: ReloadOutcome = { kind: 'failed', reason: 'the site is starting' };

export interface LiveContentOptions {
  logger: Logger;
  /** What is shown at first. */
  revision: string;
  /** Whether that is not the folder, which was wrong at the start. */
  isRefused?: boolean;
  /** Reads and checks the folder. */
  load(signal: AbortSignal): Promise<ContentSnapshot>;
  /** Shows a snapshot to visitors. Resolves with the number of pages that were kept and are outdated now. */
  apply(snapshot: ContentSnapshot): Promise<number>;
  /** Called after each reload. */
  onOutcome?: ((outcome: ReloadOutcome) => void) | undefined;
  /** What will be wrong at one of these moments. Asked once the content is shown. */
  comingProblems?(turns: readonly number[], signal: AbortSignal): Promise<ContentProblem[]>;
}

/** A timer that waits for longer is done at once. */
const TIMER_MAX_MS = 2_147_483_647;

/** What became of the content folder's changes, in milliseconds since 1970. */
export interface LiveContentFigures {
  taken: number;
  refused: number;
  /** Whether the folder is wrong now, so that something older is shown. */
  isRefused: boolean;
}

/** More than anybody reads in a log. */
const LOGGED_PROBLEMS = 20;

/** Takes over what the content folder says while the site serves; one change after the other. */
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

  /** What is shown. */
  get revision(): string {
    return this.#revision;
  }

  figures(): LiveContentFigures {
    return this.#figures;
  }

  /**
   * Takes the folder over as it is now, or says why not; never throws. Who asks while one is in work gets the next one, with all others
   * who ask meanwhile.
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

  /** Takes the folder over when it shows something else: at a moment in milliseconds since 1970, if there is one. */
  turnAt(moment: number | undefined): void {
    clearTimeout(this.#turn);
    if (moment === undefined) return;
    const ms = moment - Date.now();
    const turn = () => (ms > TIMER_MAX_MS ? this.turnAt(moment) : void this.reload('time'));
    this.#turn = setTimeout(turn, Math.min(Math.max(ms, 0), TIMER_MAX_MS)).unref();
  }

  /** Ends what is read, and waits for no moment any more; resolves when nothing is in work. */
  async close(): Promise<void> {
    clearTimeout(this.#turn);
    this.#closing.abort();
    while (this.#running) await this.#running;
    await this.#foreseen;
  }

  /** Visitors see the content by now: who wrote it has until then to mend it. */
  async #foresee(turns: readonly number[]): Promise<void> {
    const { logger, comingProblems } = this.#options;
    if (!comingProblems || turns.length === 0) return;
    try {
      const problems = await comingProblems(turns, this.#closing.signal);
      if (problems.length > 0)
        logger.warn(
          { count: problems.length, problems: problems.slice(0, LOGGED_PROBLEMS) },
          'content will be refused when something begins or ends to be shown',
        );
    } catch (err) {
      if (this.#closing.signal.aborted) return;
      logger.warn({ err }, 'coming content could not be checked');
    }
  }

  async #reload(cause: ReloadCause): Promise<ReloadOutcome> {
    const { logger } = this.#options;
    const began = performance.now();
    const outcome = await this.#attempt();
    // The process ends: nobody is shown anything any more.
    if (outcome.kind === 'failed' && this.#closing.signal.aborted) return outcome;
    const facts = { cause, ms: Math.round(performance.now() - began) };
    switch (outcome.kind) {
      case 'taken':
        this.#figures.taken += 1;
        logger.info({ ...facts, revision: outcome.revision, pages: outcome.pages }, 'content taken over');
        break;
      case 'refused': {
        this.#figures.refused += 1;
        const { problems } = outcome;
        const shown = { count: problems.length, problems: problems.slice(0, LOGGED_PROBLEMS) };
        logger.error({ ...facts, ...shown }, 'content refused: what was shown before is shown on');
        break;
      }
      case 'failed':
        this.#figures.refused += 1;
        logger.error(
          { ...facts, reason: outcome.reason },
          'content not taken over: what was shown before is shown on',
        );
        break;
      case 'same':
        // Whoever has read that it was refused reads when that is over.
        if (this.#figures.isRefused) logger.info(facts, 'content is valid again, and already shown');
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
