import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ChildProcess, childEnvironment, forkScript } from './child-process.ts';
import type { LiveMedia } from './live-media.ts';
import type { Logger } from './monitoring/logger.ts';

/** Sent by the drawing process after each kind of file of which it has generated new ones. */
export interface DrawnMessage {
  kind: 'drawn';
}

/** Marks a finished build (scripts/setup/build-stamp.mjs). */
const FINISHED = '.built-from';
/** Flag of `npm start`: media that the content needs are generated while the site serves. */
export const DRAW_FLAG = '--draw';
const DRAW = path.resolve(import.meta.dirname, '../scripts/build/draw.ts');

/** Variables that the script reads, and tuning of its allocator. */
const HANDED_ON = ['CONTENT_DIR', 'MEDIA_DIR', 'MEDIA_CACHE_DIR', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];

/** Delay of the first restart after a kill; it doubles each time. */
const RESTART_FIRST_MS = 500;
/** Consecutive restarts without a generated file: a process that takes too much memory would do so again. */
const RESTARTS_MAX = 5;

interface DrawingOptions {
  mediaDir: string;
  media: LiveMedia;
  logger: Logger;
  /** Whether the site is shutting down. */
  isEnding(): boolean;
  /** Makes the content service read the current media. */
  reread(): Promise<void>;
}

/** Whether generation of the media for the current content never finished. */
export function isUnfinished(mediaDir: string): boolean {
  return !existsSync(path.join(mediaDir, FINISHED));
}

/** Generates missing media in child processes, one at a time, and shows the results. */
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

  /** Starts a process, or starts one again after the current one, which may have read outdated content. */
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

  /** Ends the current process: the next start continues its work. */
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
   * Handles a kill by an operator or for lack of memory: the media are still missing. A signal for the whole site (from
   * a terminal or a service manager) may reach the child first, so the restart decides later whether the site is
   * ending.
   */
  #killed(signal: NodeJS.Signals): void {
    this.#child = undefined;
    const afterMs = RESTART_FIRST_MS * 2 ** this.#kills;
    this.#kills += 1;
    const restart = () => {
      if (this.#isOver) return;
      this.#options.logger.warn({ signal, afterMs }, 'drawing was killed: restarting');
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
      logger.error({ mediaDir, status }, 'drawing failed: the site serves without the missing files');
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
