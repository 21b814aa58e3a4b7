import { expect, test } from '@jest/globals';
import { editorWith } from './editor.ts';

const SETTINGS = { DESK_WRITERS: ['taro@minamo.example'], DESK_APPROVERS: ['hanako@minamo.example'] };

test('an address names an editor in any case, and in nothing but ASCII', () => {
  const editor = editorWith({ email: 'Hanako@Minamo.Example', name: '水無 花子' }, SETTINGS);
  expect(editor).toEqual({ email: 'hanako@minamo.example', name: '水無 花子', role: 'approver' });
});

test.each([
  ['the Kelvin sign', 'hana\u212Ao@minamo.example'],
  ['full width', 'ｈａｎａｋｏ@minamo.example'],
  ['a Cyrillic letter', 'hаnako@minamo.example'],
  ['a list', ['hanako@minamo.example']],
  ['something with a text', { toString: () => 'hanako@minamo.example' }],
  ['white space around it', ' hanako@minamo.example'],
  ['a line break', 'hanako@minamo.example\n'],
  ['two addresses', 'hanako@minamo.example, taro@minamo.example'],
  ['a name', 'Hanako <hanako@minamo.example>'],
  ['nothing', undefined],
  ['another person', 'somebody@minamo.example'],
])('%s is the address of no editor', (_what, email) => {
  expect(editorWith({ email, name: '水無 花子' }, SETTINGS)).toBeUndefined();
  expect(
    editorWith({ email, name: '水無 花子' }, { DESK_APPROVERS: SETTINGS.DESK_APPROVERS })?.role,
  ).not.toBe('approver');
});

test('a name that is none is the address, and no name ends a line of git', () => {
  const named = (name: unknown) => editorWith({ email: 'taro@minamo.example', name }, SETTINGS)?.name;
  expect(named(['a'])).toBe('taro@minamo.example');
  expect(named('瀬戸\n<太郎>\u0000')).toBe('瀬戸太郎');
});
