import { afterEach, expect, test } from '@jest/globals';
import { serverOnly } from '../../components/text/static-html.tsx';
import { readScriptJson, writeScriptJson } from './page-state.ts';

const PROSE = '<p>「MS2310-24P4X」は、\n<strong>370W</strong>まで給電します。</p>';
const MARKED = PROSE.replace('MS2310-24P4X', '<span class="xs:whitespace-nowrap">$&</span>');

afterEach(() => {
  document.body.innerHTML = '';
});

test('a text that the document shows is sent once, and the browser reads the same', () => {
  document.body.innerHTML = `<div data-prose="0">短い</div><div data-prose="1">${MARKED}</div>`;
  const data = { answer: PROSE, others: [{ answer: PROSE }], title: '給電' };
  const json = writeScriptJson(data, ['<p>ほかの文章</p>', PROSE]);
  expect(json).not.toContain('370W');
  expect(readScriptJson(json)).toEqual(data);
});

test('a typed text that looks like a reference stays as it was typed', () => {
  document.body.innerHTML = `<div data-prose="0">${PROSE}</div>`;
  const typed = { keywords: 'prose:0', name: '"\\u0070rose:0"', note: `"${PROSE}"` };
  expect(readScriptJson(writeScriptJson(typed, [PROSE]))).toEqual(typed);
});

test('data are complete and escaped, without server-only data', () => {
  const data = { title: '</script><!--', note: null, day: new Date(0), none: undefined };
  const json = writeScriptJson({ ...data, models: serverOnly({ names: ['a1'] }) }, []);
  expect(json).not.toContain('<');
  expect(readScriptJson(json)).toEqual(JSON.parse(JSON.stringify(data)));
});
