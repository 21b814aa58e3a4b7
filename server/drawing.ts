import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LiveMedia } from './live-media.ts';
import type { Logger } from './logger.ts';

/** The drawing process says so after each kind of file. */
export interface DrawnMessage {
  kind: 'drawn';
}

/** The build's own sign that it came to its end (scripts/build-stamp.mjs). */
const FINISHED = '.built-from';
/** `npm start` gives it: what the last build left unfinished is made while the site serves. */
export const DRAW_FLAG = '--draw';
const DRAW = path.resolve(import.meta.dirname, '../scripts/draw.ts');

export interface DrawingOptions {
  mediaDir: string;
  media: LiveMedia;
  logger: Logger;
  /** Has the content service read what there is now. */
  reread(): Promise<void>;
}

/** Whether the media folder was never finished for the present content. */
export function isUnfinished(mediaDir: string): boolean {
  return !existsSync(path.join(mediaDir, FINISHED));
}

/** Has a process of its own make what is missing, and shows what it has made. Ends it with the site. */
export function drawBeside({ mediaDir, media, logger, reread }: DrawingOptions): { close(): Promise<void> } {
  media.state = 'drawing';
  const child = fork(DRAW, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  const exited = once(child, 'exit');
  let closing = false;
  let shown = Promise.resolve();

  function show(): void {
    shown = shown
      .then(reread)
      .then(() => media.changed())
      .catch((err: unknown) => logger.error({ err }, 'new pictures are not shown'));
  }

  child.on('message', (message: Partial<DrawnMessage>) => {
    if (message.kind === 'drawn') show();
  });
  child.on('error', (err) => logger.error({ err }, 'drawing could not be started'));
  child.on('exit', (status) => {
    if (closing) return;
    media.state = status === 0 ? 'complete' : 'failed';
    if (media.state === 'failed')
      logger.error({ mediaDir, status }, 'drawing failed: the site serves without what is missing');
    // Compressed variants are there now, and what is not made any more is gone.
    show();
  });
  return {
    async close() {
      closing = true;
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      child.kill();
      await exited;
    },
  };
}
