type MediaState = 'complete' | 'drawing' | 'failed';

/** What becomes of the media folder while the site serves. */
export class LiveMedia {
  /** `failed`: what is missing stays missing until it is drawn again. */
  state: MediaState = 'complete';
  /** Another number after every change of the files. */
  version = 0;
  readonly #listeners: (() => void)[] = [];

  /** In the order in which they came. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** There are files that were not there, or others in their place. */
  changed(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}
