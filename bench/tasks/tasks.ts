import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';
import type { Cost, Visitor } from './visitor.ts';

export type Device = 'desktop' | 'phone';

/** Task of a visitor, which starts on the home page. */
export interface Task {
  id: string;
  name: string;
  /** Maximum number of clicks. */
  goal: number;
  run(visitor: Visitor, device: Device): Promise<Cost>;
}

interface Subjects {
  need: { category: string; choices: string[]; words: string; model: string };
  compare: { category: string; models: string[] };
  dataSheet: string;
  firmware: string;
  ended: { model: string };
  quote: { category: string; models: string[] };
  partner: { menu: string; prefecture: string };
  warranty: { menu: string; entry: string; serial: string };
}

const subjects: Subjects = parse(readFileSync(path.join(import.meta.dirname, 'subjects.yaml'), 'utf8'));

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, model: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: model }) });

/** Opens the search in the header and enters a query. */
async function search(visitor: Visitor, words: string): Promise<void> {
  const form = visitor.page.getByRole('search', { name: 'サイト内検索' });
  await visitor.click(form.getByRole('button', { name: '検索' }));
  const field = form.getByRole('combobox', { name: 'サイト内検索' });
  await visitor.type(field, words);
  await visitor.send(field);
}

/** Opens a category by its card on the home page. */
async function openCategory(visitor: Visitor, name: string): Promise<void> {
  await visitor.click(main(visitor.page).getByRole('heading', { name, exact: true }).getByRole('link'));
}

/** Opens a category and presses the same control on the cards of some models. */
async function pickFrom(
  visitor: Visitor,
  { category, models }: { category: string; models: string[] },
  control: string,
): Promise<void> {
  await openCategory(visitor, category);
  for (const model of models) await visitor.click(card(visitor.page, model).getByText(control));
}

export const TASKS: Task[] = [
  {
    id: 'need',
    name: 'A switch with 24 PoE++ ports and 10G uplinks',
    goal: 4,
    async run(visitor, device) {
      const { category, choices, words, model } = subjects.need;
      if (device === 'phone') {
        await search(visitor, words);
        return visitor.sees(main(visitor.page).getByRole('heading', { name: model }));
      }
      await openCategory(visitor, category);
      for (const choice of choices)
        await visitor.click(visitor.page.locator('.facet-box', { hasText: choice }).first());
      return visitor.sees(card(visitor.page, model).getByRole('heading'));
    },
  },
  {
    id: 'compare',
    name: 'Three access points of different series side by side',
    goal: 5,
    async run(visitor) {
      const { page } = visitor;
      await pickFrom(visitor, subjects.compare, '比較に追加');
      await visitor.click(page.getByRole('link', { name: /^比較する/ }));
      return visitor.sees(main(page).getByRole('table').first());
    },
  },
  {
    id: 'dataSheet',
    name: 'The data sheet of a model',
    goal: 2,
    async run(visitor) {
      await search(visitor, subjects.dataSheet);
      return visitor.opens(
        main(visitor.page)
          .getByRole('link', { name: /^データシート/ })
          .first(),
      );
    },
  },
  {
    id: 'firmware',
    name: 'The newest firmware of a model, up to its licence',
    goal: 3,
    async run(visitor) {
      const { page } = visitor;
      await search(visitor, subjects.firmware);
      await visitor.click(
        main(page)
          .getByRole('link', { name: /^ファームウェア/ })
          .first(),
      );
      await visitor.click(main(page).locator('summary.file-button').first());
      return visitor.sees(
        main(page)
          .getByRole('checkbox', { name: /使用許諾契約/ })
          .first(),
      );
    },
  },
  {
    id: 'successor',
    name: 'What follows a model that is no longer sold',
    goal: 2,
    async run(visitor) {
      const { page } = visitor;
      await search(visitor, subjects.ended.model);
      const first = card(page, subjects.ended.model).first();
      const successor = first.getByText('後継機').getByRole('link');
      const model = (await successor.textContent()) ?? '';
      await visitor.click(successor);
      return visitor.sees(main(page).getByRole('heading', { level: 1, name: model }));
    },
  },
  {
    id: 'quote',
    name: 'A quote for three products, without typing a model',
    goal: 8,
    async run(visitor) {
      const { page } = visitor;
      await pickFrom(visitor, subjects.quote, 'リストに追加');
      await visitor.click(page.getByRole('banner').getByRole('link', { name: /検討リスト/ }));
      await visitor.click(main(page).getByRole('link', { name: 'この内容で見積もりを依頼' }));
      for (const model of subjects.quote.models)
        await page.locator(`main [value^="${model}"]`).first().waitFor();
      return visitor.sees(main(page).getByRole('textbox', { name: /^姓/ }).first());
    },
  },
  {
    id: 'partner',
    name: 'Name and telephone of a partner nearby',
    goal: 3,
    async run(visitor, device) {
      const { page } = visitor;
      const { menu, prefecture } = subjects.partner;
      const link = device === 'phone' ? page.getByRole('contentinfo') : page.getByRole('banner');
      await visitor.click(link.getByRole('link', { name: menu, exact: true }));
      await visitor.chooses(main(page).getByRole('combobox', { name: '都道府県' }).first(), prefecture);
      await visitor.click(main(page).getByRole('button', { name: 'パートナーを探す' }));
      return visitor.sees(main(page).locator('a[href^="tel:"]').first());
    },
  },
  {
    id: 'warranty',
    name: 'Whether a device is under warranty',
    goal: 3,
    async run(visitor, device) {
      const { page } = visitor;
      const { menu, entry, serial } = subjects.warranty;
      if (device === 'phone')
        await visitor.click(page.getByRole('contentinfo').getByRole('link', { name: entry }));
      else {
        await visitor.click(page.getByRole('banner').getByRole('button', { name: menu }));
        await visitor.click(page.getByRole('banner').getByRole('link', { name: entry }));
      }
      const field = main(page).getByRole('textbox', { name: /シリアル/ });
      await visitor.type(field, serial);
      await visitor.click(main(page).getByRole('button', { name: /確認/ }));
      // The form above it has a heading of that level, too.
      return visitor.sees(main(page).locator('#result'));
    },
  },
];
