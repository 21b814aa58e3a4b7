import { expect, test } from '@jest/globals';
import { markOf } from '../../../shared/marks.ts';
import { describe, pieceOf, replaceText, textAt, textsOfPage } from './marked-texts.ts';

const title = { file: 'news/a.md', path: ['title'] };
const alt = { file: 'news/a.md', path: ['photos', 0, 'alt'] };
const body = { file: 'news/a.md', path: ['body'] };
const entry = { file: 'navigation.yaml', path: ['top', 0, 'name'] };

function page(): void {
  document.body.innerHTML = `
    <nav><a href="/news">ニュース${markOf(entry)}</a> <a href="/news">ニュース${markOf(entry)}の一覧</a></nav>
    <div id="card"><h1><span style="display: inline">冬の</span><wbr><span style="display: inline">保守<wbr>${markOf(title)}</span></h1>
    <img alt="機器室${markOf(alt)}"></div>
    <p>文と<strong style="display: inline">とても長い強調</strong>です${markOf(body)}</p><p>次の文${markOf(body)}</p>
    <p id="code">部品の文</p><script>const unseen = '${markOf(title)}';</script>`;
}

const at = (selector: string) => {
  const found = textAt(document.querySelector(selector)!);
  return found && describe(found);
};

test('a text is found at its phrases, pictures and links, and nowhere else', () => {
  page();
  expect(at('h1 span')).toEqual({ place: title, words: '冬の保守' });
  expect(at('img')).toEqual({ place: alt, words: '機器室' });
  expect(at('a')).toEqual({ place: entry, words: 'ニュース' });
  expect(at('strong')).toEqual({ place: body, words: '文ととても長い強調です' });
  expect(at('#card')).toBeUndefined();
  expect(at('#code')).toBeUndefined();
  expect(pieceOf(textAt(document.querySelector('strong')!)!)).toBe('とても長い強調');
});

test('the page lists each text once, in its order', () => {
  page();
  expect(textsOfPage().map(describe)).toEqual([
    { place: entry, words: 'ニュース' },
    { place: title, words: '冬の保守' },
    { place: body, words: '文ととても長い強調です' },
    { place: alt, words: '機器室' },
  ]);
});

test('a text is replaced wherever it stands, in phrases and descriptions, again and again', () => {
  page();
  replaceText(entry, 'ニュース', '$& お知らせ');
  expect([...document.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    `$& お知らせ${markOf(entry)}`,
    `$& お知らせ${markOf(entry)}の一覧`,
  ]);
  replaceText(title, '冬の保守', '夏の');
  replaceText(title, '夏の', '');
  replaceText(title, '', '夏の保守');
  expect(document.querySelector('h1')?.textContent).toBe(`夏の保守${markOf(title)}`);
  replaceText(alt, '機器室', '倉庫');
  expect(document.querySelector('img')?.alt).toBe(`倉庫${markOf(alt)}`);
  // Another text than the page has: the next load shows it.
  replaceText(title, '別の文', '変わらない');
  expect(document.querySelector('h1')?.textContent).toBe(`夏の保守${markOf(title)}`);
});
