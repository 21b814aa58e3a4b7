/** What becomes of the media folder while the site serves. */
export class LiveMedia {
  /** `failed`: what is missing stays missing until the next start. */
  state: 'complete' | 'drawing' | 'failed' = 'complete';
  readonly #listeners: (() => void)[] = [];

  /** In the order in which they came. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** There are files that were not there, or others in their place. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
