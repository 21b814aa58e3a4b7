/** Runs a function in the page. Arguments and result are JSON; it may use no other name of its module. */
export type Run = <Args extends unknown[], Result>(
  work: (...args: Args) => Result,
  ...args: Args
) => Promise<Result>;

export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/** A tab of any browser: the actions that every driver has. */
export interface Tab {
  /** Console errors and uncaught errors since the last call, in order of occurrence. */
  problems(): string[];
  /** Loads an address, and waits until its document is parsed. */
  open(url: string): Promise<void>;
  run: Run;
  /** Clicks the first visible element of the selector with this text as a pointer does, as soon as none covers it. */
  click(selector: string, text?: string): Promise<void>;
  /** Types into the element with the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Sets forced colours of a dark theme; undefined where the driver cannot. */
  forceColours?(on: boolean): Promise<void>;
  close(): Promise<void>;
}
