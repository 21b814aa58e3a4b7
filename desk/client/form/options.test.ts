import { expect, test } from '@jest/globals';
import type { DeskSchema } from '../../shared/api.ts';
import { optionOf } from './options.ts';
import { fieldAt, summaryOf } from './summaries.ts';
import { written } from './written.ts';

const OPTIONS: DeskSchema[] = [
  {
    type: 'object',
    properties: { kind: { const: 'a' }, text: { type: 'string' } },
    required: ['kind', 'text'],
  },
  {
    type: 'object',
    properties: { kind: { const: 'b' }, text: { type: 'string' } },
    required: ['kind', 'text'],
  },
  {
    type: 'object',
    properties: { rows: { type: 'array' }, name: { type: 'string' } },
    additionalProperties: false,
  },
  {
    type: 'object',
    properties: { each: { type: 'string' }, name: { type: 'string' } },
    additionalProperties: false,
  },
  { type: 'string' },
];

test('an alternative is known by its constant, also while it is unfinished', () => {
  expect(optionOf({ kind: 'b' }, OPTIONS, {})).toBe(1);
  expect(optionOf({ kind: 'b', text: 4, more: true }, OPTIONS, {})).toBe(1);
  expect(optionOf({ kind: 'c' }, OPTIONS, {})).toBe(-1);
});

test('without a constant it is known by its shape, or by its fields', () => {
  expect(optionOf('文', OPTIONS, {})).toBe(4);
  expect(optionOf({ each: 'port', name: '' }, OPTIONS, {})).toBe(3);
  expect(optionOf({ rows: 'not yet a list' }, OPTIONS, {})).toBe(2);
  expect(optionOf(4, OPTIONS, {})).toBe(-1);
});

test('a name in a schema stands for what it names', () => {
  const root: DeskSchema = {
    $defs: { list: { type: 'array', items: { $ref: '#/$defs/word' } }, word: { type: 'string' } },
  };
  const options = [{ $ref: '#/$defs/word' }, { $ref: '#/$defs/list' }];
  expect(optionOf(['a'], options, root)).toBe(1);
  expect(optionOf('a', options, root)).toBe(0);
});

test('emptied fields are not sent, everything else is, in its order', () => {
  const data = { b: 1, a: undefined, list: ['x', undefined, { y: undefined }], empty: {}, none: null };
  expect(JSON.stringify(written(data))).toBe('{"b":1,"list":["x",{}],"empty":{},"none":null}');
});

test('an item is summed up by its name, and a field by the way to it', () => {
  expect(summaryOf({ id: 4, title: '題名' })).toBe('題名');
  expect(summaryOf({ kind: 'paragraphs', texts: ['一つ目\nの文', '二つ目'] })).toBe('一つ目 の文、二つ目');
  expect(summaryOf({ body: { cells: ['あ'.repeat(80)] } })).toBe(`${'あ'.repeat(60)}…`);
  const schema: DeskSchema = {
    properties: { list: { title: '一覧', items: { properties: { name: { title: '名前' } } } } },
  };
  expect(fieldAt(['list', 1, 'name'], schema, {}).titles).toBe('一覧 › 2件目 › 名前');
  expect(fieldAt(['unheard'], schema, {}).titles).toBe('unheard');
});
