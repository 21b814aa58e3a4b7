import { afterEach, expect, jest, test } from '@jest/globals';
import { deepFreeze } from '../../shared/frozen.ts';
import { dataJson, pageStateJson } from './data-json.server.ts';
import { notSent } from './not-sent.ts';
import { type PageState, readScriptJson } from './page-state.ts';

const PROSE = '<p>「MS2310-24P4X」は、\n<strong>370W</strong>まで給電します。</p>';

const stateOf = (loaderData: PageState['loaderData'], common: Partial<PageState> = {}) =>
  ({
    ...{ loaderData, actionData: null, errors: null, notFound: null, sentReceipt: null },
    ...{ styles: ['/theme.css'], code: [], language: 'ja' },
    settings: { siteOrigin: 'https://www.example.com' },
    content: { site: { name: '水面<通信>' } },
    contentPages: { extra: [] },
    ...common,
  }) as unknown as PageState;

afterEach(() => {
  document.body.innerHTML = '';
});

test('a text that the document shows travels once, and is the same for the browser', () => {
  document.body.innerHTML = `<div data-prose="0">短い</div><div data-prose="1"></div>`;
  const [, element] = document.querySelectorAll('div');
  if (element)
    element.innerHTML = PROSE.replace('MS2310-24P4X', '<span class="xs:whitespace-nowrap">$&</span>');
  const data = { answer: PROSE, others: [{ answer: PROSE }], title: '給電' };
  const shown = ['<p>ほかの文章</p>', PROSE];
  for (const json of [dataJson(data, shown), pageStateJson(stateOf(data), shown)])
    expect(json).not.toContain('370W');
  expect(readScriptJson(dataJson(data, shown))).toEqual(data);
  expect(readScriptJson(pageStateJson(stateOf(data), shown))).toEqual(stateOf(data));
});

test('nobody can write a reference: what looks like one stays as it was typed', () => {
  document.body.innerHTML = `<div data-prose="0">${PROSE}</div>`;
  const typed = { keywords: 'prose:0', name: '"\\u0070rose:0"', note: `"${PROSE}"` };
  expect(readScriptJson(dataJson(typed, [PROSE]))).toEqual(typed);
});

test('the state of a page is whole and escaped, and has the content of this page in it', () => {
  const first = stateOf({ home: { title: '</script><!--' } });
  const second = stateOf({}, { content: { site: { name: '別の名前' } } as never });
  expect(pageStateJson(first, [])).not.toContain('<');
  for (const state of [first, second, first]) expect(JSON.parse(pageStateJson(state, []))).toEqual(state);
});

test('lists that nobody can change are kept when they recur, and read as if they were written each time', () => {
  document.body.innerHTML = `<div data-prose="0">${PROSE.replace('MS2310-24P4X', '<span class="xs:whitespace-nowrap">$&</span>')}</div>`;
  const list = deepFreeze([{ title: '</script>', answer: PROSE, note: null, missing: undefined }]);
  const write = jest.spyOn(JSON, 'stringify');
  const data = {
    list,
    other: { list, sent: notSent({ a: 1 }), day: new Date(0), none: undefined },
    texts: ['a'],
  };
  const expected = JSON.parse(JSON.stringify(data));
  for (const shown of [[], [PROSE], [], [PROSE], [], [PROSE]]) {
    const json = dataJson(data, shown);
    expect(json).not.toContain('<');
    expect(readScriptJson(json)).toEqual(expected);
  }
  const written = write.mock.calls.filter(([value]) => value === list);
  write.mockRestore();
  expect(written).toHaveLength(4);
});
