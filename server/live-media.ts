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
