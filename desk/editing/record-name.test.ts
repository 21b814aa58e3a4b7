import { expect, test } from '@jest/globals';
import { nameOf } from './record-name.ts';

test.each<[string, unknown, (string | number)[], string]>([
  ['a record by its title', { id: 1, title: '題', path: '/a' }, [], '題'],
  [
    'a product by its model and its name',
    { model: 'AB-1', name: '小さなスイッチ' },
    [],
    'AB-1 小さなスイッチ',
  ],
  ['one without a name by its model', { model: 'AB-1', name: '' }, [], 'AB-1'],
  ['an item of a list by its own name', [{ name: '一' }, { name: '二' }], [1, 'name'], '二'],
  ['an item without a name by its record', { title: '題', rows: [{ value: 1 }] }, ['rows', 0, 'value'], '題'],
  ['nothing by nothing', { id: 1 }, ['id'], ''],
])('%s is named', (_what, data, path, name) => {
  expect(nameOf(data, path)).toBe(name);
});
