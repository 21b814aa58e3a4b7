import type { Locator } from 'playwright-core';
import { settled } from '../../test/support/browser/arrival.ts';
import { Visitor } from './visitor.ts';

/** Cost of a task for an editor. */
export interface EditorCost {
  /** Clicks; typing, and keys that choose or open, are not counted. */
  clicks: number;
  /** Fields that were filled in. */
  fields: number;
  /** Time that an editor waits for the desk, measured in a browser that types at once. */
  seconds: number;
}

export const including = (text: string) => new RegExp(RegExp.escape(text));

/** Performs a task at the desk and counts its cost. */
export class Editor extends Visitor {
  #fields = 0;
  readonly #start = performance.now();

  field(name: string | RegExp): Locator {
    return this.page.getByLabel(name).first();
  }

  body(): Locator {
    return this.page.getByRole('textbox', { name: '本文', exact: true });
  }

  /** A field by its path in the record: `challenges.0`. */
  at(path: string): Locator {
    return this.page.locator(`[id="f.${path}"]`);
  }

  async button(name: string | RegExp): Promise<void> {
    await this.click(this.page.getByRole('button', { name }).first());
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.type(target, text);
    this.#fields += 1;
  }

  /** Pastes HTML at the end of a text, as the browser does it. */
  async paste(target: Locator, html: string): Promise<void> {
    await target.press('Control+End');
    await target.evaluate((element, rich) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich);
      const at = window.getSelection()?.anchorNode?.parentElement ?? element;
      at.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    this.#fields += 1;
  }

  /** Types into a field with choices and takes the first of them. */
  async pick(target: Locator, words: string): Promise<void> {
    await this.fill(target, words);
    await this.page.locator('[role="option"]').first().waitFor();
    await this.send(target);
  }

  /** Fills in the items of a list; Enter begins the next one. */
  async list(path: string, texts: readonly string[], write = this.fill.bind(this)): Promise<void> {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await this.at(`${path}.${index - 1}`).press('Enter');
      await write(this.at(`${path}.${index}`), text);
    }
  }

  /** Drops a file on a field, which takes it as its choice. */
  async drop(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await target.setInputFiles(file);
    this.clicks += 1;
  }

  /** Begins a record of a kind, by keys. */
  begin(kind: string): Promise<void> {
    return this.search(`${kind}を新しく書く`, including(`${kind}を新しく書く`));
  }

  /** Opens the first place of this name that the search finds, by keys. */
  async search(words: string, isFound: RegExp): Promise<void> {
    await this.page.keyboard.press('Control+k');
    const box = this.page.getByRole('combobox', { name: '探す言葉' });
    await this.fill(box, words);
    const wanted = this.page.getByRole('option', { name: isFound }).first();
    await wanted.waitFor();
    while ((await wanted.getAttribute('aria-selected')) !== 'true') await box.press('ArrowDown');
    await this.send(box);
    await this.page
      .getByRole('button', { name: /^公開(?:…|する)$/ })
      .or(this.page.getByText('公開されている内容です。'))
      .first()
      .waitFor();
  }

  /** Publishes the open record, which has not been published before. */
  async publishNew(): Promise<EditorCost> {
    await this.button('公開する');
    return this.#published();
  }

  /** Publishes the open record and waits for the confirmation. */
  async publish(before?: () => Promise<void>): Promise<EditorCost> {
    await this.button('公開…');
    await before?.();
    await this.click(this.page.getByRole('dialog').getByRole('button', { name: '公開する', exact: true }));
    return this.#published();
  }

  async #published(): Promise<EditorCost> {
    await this.page.getByRole('status').filter({ hasText: '公開しました' }).waitFor();
    await settled(this.page);
    return this.#cost();
  }

  /** Replaces a wording in all records, from the search, and publishes the drafts together. */
  async replaceEverywhere(words: string, replacement: string): Promise<EditorCost> {
    await this.page.keyboard.press('Control+k');
    await this.fill(this.page.getByRole('combobox', { name: '探す言葉' }), words);
    await this.button('まとめて置き換える');
    await this.fill(this.field('置き換えた後の言葉'), replacement);
    await this.button('選んだ場所を置き換えた下書きを作る');
    await this.button(/件をまとめて公開…$/);
    await this.button('まとめて公開する');
    await this.page.getByRole('status').filter({ hasText: 'まとめて公開しました' }).waitFor();
    return this.#cost();
  }

  #cost(): EditorCost {
    return {
      clicks: this.clicks,
      fields: this.#fields,
      seconds: Math.round((performance.now() - this.#start) / 100) / 10,
    };
  }
}
