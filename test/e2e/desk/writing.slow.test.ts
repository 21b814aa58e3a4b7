import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { runAxe } from '../../support/browser/axe.ts';
import { button, siteWithDesk } from '../../support/sites/site-with-desk.ts';
import { until } from '../../support/until.ts';

const ARTICLE = 'blog/2024-06-18-refresh-from-the-day-it-stops.md';
const pasted = (name: string) => readFileSync(path.resolve('test/fixtures/pasted', name), 'utf8');
const WORD = pasted('word-windows.html');
const DOCS = pasted('google-docs.html');

const on = siteWithDesk();

const SAVED = /保存しました \d\d:\d\d/;

/** Waits until the draft on the server has words. */
const saved = (words: string) =>
  until(
    `${words} is saved`,
    () => on.repository.git('branch').includes(ARTICLE) && draftOf(ARTICLE).includes(words),
  );
const draftOf = (file: string) => on.repository.git('show', `draft/${file}:content/${file}`);
const bodyOf = (text: string) => text.slice(text.indexOf('\n---\n') + '\n---\n'.length).trim();
const field = (page: Locator | Awaited<ReturnType<typeof on.signIn>>['page']) =>
  page.getByRole('textbox', { name: '本文', exact: true });

/** Pastes HTML as the browser does it. */
function paste(body: Locator, html: string, plain: string): Promise<void> {
  return body.evaluate(
    (element, [rich, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich!);
      clipboardData.setData('text/plain', text!);
      const target = window.getSelection()?.anchorNode?.parentElement ?? element;
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain],
  );
}

test.each([1440, 375])(
  'at %d px an article is written as it looks, and stored as Markdown',
  async (width) => {
    const { page, problems } = await on.signIn(width, 900);
    const before = on.repository.read(ARTICLE);
    await page.goto(`${on.desk.origin}/admin/edit?file=${encodeURIComponent(ARTICLE)}`);
    const body = field(page);
    // Above everything else, by keyboard.
    await body.press('Control+Home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('## ');
    await page.keyboard.type('追記');
    await page.keyboard.press('Enter');
    await page.keyboard.type('10~20℃の');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('部屋');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('です。');
    await page.keyboard.press('Enter');
    await button(page, '表').click();
    await page.keyboard.type('項目');
    for (const cell of ['値', '温度', '20℃', '湿度', '40%']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(cell);
    }
    await saved('40%');
    await page.getByRole('status').filter({ hasText: SAVED }).waitFor();
    const added =
      '## 追記\n\n10~20℃の**部屋**です。\n\n| 項目 | 値 |\n| --- | --- |\n| 温度 | 20℃ |\n| 湿度 | 40% |\n\n';
    expect(bodyOf(draftOf(ARTICLE))).toBe(added + bodyOf(before));

    // Below everything else, from Word.
    await body.locator('> p').last().click();
    await page.getByRole('button', { name: '表', exact: true, pressed: false }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await paste(body, WORD, '導入の流れ');
    await page.getByText(/^貼り付けました。次のものは入れていません:写真1枚.*、文字や背景の色$/).waitFor();
    await body.getByText('単芯').waitFor();
    await page.keyboard.press('Enter');
    await paste(body, DOCS, '議事');
    await saved('増員');
    expect(draftOf(ARTICLE)).toContain('決まったことは**二つ**です。');
    expect(draftOf(ARTICLE)).toContain('- 配線\n  - 光\n    - 単芯\n  - 銅\n- 電源\n');
    expect(draftOf(ARTICLE)).toContain('| 10Gbps | 300m<br>(OM3) |');
    expect((await runAxe(page)).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

    await page.reload();
    await field(page).getByRole('cell', { name: '40%' }).waitFor();
    await field(page).getByRole('heading', { name: '導入の流れ' }).waitFor();
    await button(page, 'Markdownで書く').click();
    expect(await field(page).inputValue()).toContain('## 追記\n\n10~20℃の**部屋**です。\n\n| 項目 | 値 |');
    await button(page, '下書きを破棄').click();
    await button(page, '破棄する').click();
    await page.getByText('下書きを破棄しました。').waitFor();
    expect(problems).toEqual([]);
  },
);
