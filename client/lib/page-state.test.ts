import { afterEach, expect, test } from '@jest/globals';
import { readScriptJson, toScriptJson } from './page-state.ts';

const PROSE = '<p>「MS2310-24P4X」は、\n<strong>370W</strong>まで給電します。</p>';

afterEach(() => {
  document.body.innerHTML = '';
});

test('a text that the document shows travels once, and is the same for the browser', () => {
  document.body.innerHTML = `<div data-prose="0">短い</div><div data-prose="1"></div>`;
  const [, element] = document.querySelectorAll('div');
  if (element)
    element.innerHTML = PROSE.replace('MS2310-24P4X', '<span class="xs:whitespace-nowrap">$&</span>');
  const data = { answer: PROSE, others: [{ answer: PROSE }], title: '給電' };
  const json = toScriptJson(data, ['<p>ほかの文章</p>', PROSE]);
  expect(json).not.toContain('370W');
  expect(readScriptJson(json)).toEqual(data);
});

test('nobody can write a reference: what looks like one stays as it was typed', () => {
  document.body.innerHTML = `<div data-prose="0">${PROSE}</div>`;
  const typed = { keywords: 'prose:0', name: '"\\u0070rose:0"', note: `"${PROSE}"` };
  expect(readScriptJson(toScriptJson(typed, [PROSE]))).toEqual(typed);
});

test('nothing in the data ends the element that it stands in', () => {
  expect(toScriptJson({ text: '</script><!--' })).toBe('{"text":"\\u003c/script>\\u003c!--"}');
});
