import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ChildProcess, childEnvironment, forkScript } from './child-process.ts';
import type { LiveMedia } from './live-media.ts';
import type { Logger } from './logger.ts';

/** The drawing process says so after each kind of file of which something is new. */
export interface DrawnMessage {
  kind: 'drawn';
}

/** The build's own sign that it came to its end (scripts/build-stamp.mjs). */
const FINISHED = '.built-from';
/** `npm start` gives it: what the content needs is drawn while the site serves. */
export const DRAW_FLAG = '--draw';
const DRAW = path.resolve(import.meta.dirname, '../scripts/draw.ts');

/** Variables that the script reads, and tuning of its allocator. */
const HANDED_ON = ['CONTENT_DIR', 'MEDIA_DIR', 'MEDIA_CACHE_DIR', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];

/** One that was killed is started again after so long, then twice as long each time. */
const RESTART_FIRST_MS = 500;
/** So often in a row, without anything made in between: what takes too much memory does so again. */
const RESTARTS_MAX = 5;

interface DrawingOptions {
  mediaDir: string;
  media: LiveMedia;
  logger: Logger;
  /** Whether the site is about to end. */
  isEnding(): boolean;
  /** Has the content service read what there is now. */
  reread(): Promise<void>;
}

/** Whether the media folder was never finished for the present content. */
export function isUnfinished(mediaDir: string): boolean {
  return !existsSync(path.join(mediaDir, FINISHED));
}

/** Has processes of their own make what is missing, one at a time, and shows what they have made. */
export class Drawings {
  readonly #options: DrawingOptions;
  #child: ChildProcess | undefined;
  #isAskedAgain = false;
  #isClosing = false;
  #kills = 0;
  #restart: NodeJS.Timeout | undefined;
  #shown = Promise.resolve();

  constructor(options: DrawingOptions) {
    this.#options = options;
  }

  /** Begins, or begins again when what runs is done: it may have read the content of before. */
  start(): void {
    if (this.#isOver) return;
    clearTimeout(this.#restart);
    if (this.#child) {
      this.#isAskedAgain = true;
      return;
    }
    const { media, logger } = this.#options;
    media.state = 'drawing';
    const child = forkScript(DRAW, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: childEnvironment(HANDED_ON),
    });
    this.#child = child;
    child.on('message', (message: Partial<DrawnMessage>) => {
      if (message.kind !== 'drawn') return;
      this.#kills = 0;
      this.#show();
    });
    child.on('error', (err) => logger.error({ err }, 'drawing could not be started'));
    child.on('exit', (status, signal) => {
      if (signal && !this.#isOver && this.#kills < RESTARTS_MAX) this.#killed(signal);
      else this.#ended(status);
    });
  }

  /** Ends what runs: the next start goes on with it. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    child.kill();
    await once(child, 'exit');
  }

  get #isOver(): boolean {
    return this.#isClosing || this.#options.isEnding();
  }

  /**
   * By somebody, or by the system for want of memory: what is missing is still missing. A signal for the whole site (a terminal's, a service
   * manager's) may reach the drawing first, so it is judged later.
   */
  #killed(signal: NodeJS.Signals): void {
    this.#child = undefined;
    const afterMs = RESTART_FIRST_MS * 2 ** this.#kills;
    this.#kills += 1;
    const restart = () => {
      if (this.#isOver) return;
      this.#options.logger.warn({ signal, afterMs }, 'drawing was killed: it is started again');
      this.start();
    };
    this.#restart = setTimeout(restart, afterMs).unref();
  }

  #ended(status: number | null): void {
    this.#child = undefined;
    this.#kills = 0;
    if (this.#isOver) return;
    const { media, mediaDir, logger } = this.#options;
    media.state = status === 0 ? 'complete' : 'failed';
    if (status !== 0)
      logger.error({ mediaDir, status }, 'drawing failed: the site serves without what is missing');
    if (!this.#isAskedAgain) return;
    this.#isAskedAgain = false;
    this.start();
  }

  #show(): void {
    const { reread, media, logger } = this.#options;
    this.#shown = this.#shown
      .then(reread)
      .then(() => media.changed())
      .catch((err: unknown) => logger.error({ err }, 'new pictures are not shown'));
  }
}
