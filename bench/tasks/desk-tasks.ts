import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { type Editor, type EditorCost, including } from './editor.ts';

/** Task of an editor, which starts on the first page of the desk. */
interface DeskTask {
  id: string;
  name: string;
  width?: number;
  /** Clicks, fields and seconds as counted on 2026-11-26. */
  before?: [clicks: number, fields: number, seconds: number];
  run(editor: Editor): Promise<EditorCost>;
}

interface News {
  slug: string;
  title: string;
  category: string;
  summary: string;
  body: string;
}

interface Subjects {
  news: News & { alt: string };
  urgent: News;
  case: Record<'urlName' | 'name' | 'customer' | 'industry' | 'region' | 'lead' | 'scale' | 'body', string> &
    Record<'challenges' | 'outcomes' | 'products', string[]>;
  figure: { product: string; field: string; value: string };
  menu: { name: string; page: string };
  hint: { words: string; added: string };
  model: { before: string; after: string };
  replacement: string;
}

const subjects: Subjects = parse(readFileSync(path.join(import.meta.dirname, 'desk-subjects.yaml'), 'utf8'));
/** A page of Word with a table, as HTML of the clipboard. */
const WORD_PAGE = path.resolve(import.meta.dirname, '../../test/fixtures/pasted/word-windows.html');
const DAY = '2026-11-20';
const PHOTOGRAPH = { width: 1400, height: 900, channels: 3, background: '#567' } as const;

async function writeNews(editor: Editor, news: News): Promise<void> {
  await editor.fill(editor.at('slug'), news.slug);
  await editor.fill(editor.at('title'), news.title);
  await editor.pick(editor.at('category'), news.category);
  await editor.fill(editor.at('publishedOn'), DAY);
  await editor.fill(editor.at('summary'), news.summary);
  await editor.fill(editor.body(), news.body);
}

export const DESK_TASKS: DeskTask[] = [
  {
    id: 'news',
    name: 'A news item with a photograph',
    before: [11, 7, 30],
    async run(editor) {
      await editor.begin('お知らせ');
      await writeNews(editor, subjects.news);
      const buffer = await sharp({ create: PHOTOGRAPH }).jpeg().toBuffer();
      const file = { name: 'window.jpg', mimeType: 'image/jpeg', buffer };
      await editor.drop(editor.field('写真を送って追加'), file);
      const description = editor.field('写真の説明');
      await editor.fill(description, subjects.news.alt);
      await editor.send(description);
      await editor.page.getByRole('button', { name: /^見せる点は/ }).waitFor();
      return editor.publishNew();
    },
  },
  {
    id: 'case',
    name: 'A case with two products by name',
    before: [12, 14, 10],
    async run(editor) {
      const { challenges, outcomes, products, industry, body, ...texts } = subjects.case;
      await editor.begin('導入事例');
      for (const [name, text] of Object.entries(texts)) await editor.fill(editor.at(name), text);
      await editor.fill(editor.at('publishedOn'), DAY);
      await editor.pick(editor.at('industry'), industry);
      await editor.list('challenges', challenges);
      await editor.list('outcomes', outcomes);
      await editor.list('productIds', products, editor.pick.bind(editor));
      await editor.fill(editor.body(), body);
      return editor.publishNew();
    },
  },
  {
    id: 'figure',
    name: 'A figure of a product',
    before: [5, 2, 6],
    async run(editor) {
      const { product, field, value } = subjects.figure;
      await editor.search(product, including(product));
      await editor.fill(editor.field(field), value);
      return editor.publish();
    },
  },
  {
    id: 'menu',
    name: 'A menu entry',
    before: [6, 1, 6],
    async run(editor) {
      const { name, page } = subjects.menu;
      await editor.search('メニュー', /^メニュー/);
      const count = await editor.page.locator('[id^="f.top."][id$=".name"]').count();
      await editor.button('上の段を追加');
      await editor.fill(editor.at(`top.${count}.name`), name);
      await editor.pick(editor.at(`top.${count}.path`), page);
      return editor.publish();
    },
  },
  {
    id: 'hint',
    name: 'The words of a form, found by what they say',
    async run(editor) {
      const { words, added } = subjects.hint;
      await editor.search(words, /./);
      const field = editor.page.locator('textarea:focus, input:focus');
      await editor.fill(field, (await field.inputValue()) + added);
      return editor.publish();
    },
  },
  {
    id: 'replace',
    name: 'A model name replaced everywhere',
    run: (editor) => editor.replaceEverywhere(subjects.model.before, subjects.model.after),
  },
  {
    id: 'undo',
    name: 'A publication taken back',
    before: [5, 0, 5],
    async run(editor) {
      const { product } = subjects.figure;
      await editor.search(product, including(product));
      await editor.click(editor.page.getByRole('link', { name: '履歴を見る' }));
      await editor.click(editor.page.getByRole('button', { name: /に戻す$/ }).nth(1));
      return editor.publish();
    },
  },
  {
    id: 'table',
    name: 'A table from Word',
    async run(editor) {
      const { title } = subjects.news;
      await editor.search(title, including(title));
      await editor.paste(editor.body(), readFileSync(WORD_PAGE, 'utf8'));
      await editor.body().locator('table').first().waitFor();
      return editor.publish();
    },
  },
  {
    id: 'down',
    name: 'A page taken down, with its redirect',
    async run(editor) {
      const { title } = subjects.news;
      await editor.search(title, including(title));
      await editor.button('この記録を削除');
      await editor.button('削除の下書きを作る');
      return editor.publish(() => editor.pick(editor.field(/行き先$/), subjects.replacement));
    },
  },
  {
    id: 'urgent',
    name: 'An urgent notice at 375 px',
    width: 375,
    async run(editor) {
      await editor.click(editor.page.getByRole('link', { name: 'お知らせを新しく書く' }));
      await writeNews(editor, subjects.urgent);
      return editor.publishNew();
    },
  },
];
