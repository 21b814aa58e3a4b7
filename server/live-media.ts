import { statSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENT_INDEX } from '../corpus/media-files/documents.ts';
import { MEDIA_MANIFEST } from '../corpus/media-files/manifest.ts';

type MediaState = 'complete' | 'drawing' | 'failed';

/** State of the media folder while the site serves. */
export class LiveMedia {
  /** `failed`: missing files stay missing until they are generated again. */
  state: MediaState = 'complete';
  /** Increases with every change of the files. */
  version = 0;
  readonly #listeners: (() => void)[] = [];

  /** Adds a listener; listeners run in the order in which they were added. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reports that files were added or replaced. */
  changed(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}

const LOOK_MS = 2_000;

/**
 * Calls back when another process has changed the media: the drawing service of a cluster writes them to a folder that
 * all sites and content services share. Looks at the times of two files every two seconds, which network drives give
 * as well. Returns a function that stops watching.
 */
export function watchMedia(mediaDir: string, onChange: () => void, everyMs = LOOK_MS): () => void {
  let seen = timesOf(mediaDir);
  const timer = setInterval(() => {
    const times = timesOf(mediaDir);
    if (times === seen) return;
    seen = times;
    onChange();
  }, everyMs).unref();
  return () => clearInterval(timer);
}

function timesOf(mediaDir: string): string {
  return [MEDIA_MANIFEST, DOCUMENT_INDEX]
    .map((name) => statSync(path.join(mediaDir, name), { throwIfNoEntry: false })?.mtimeMs)
    .join();
}
