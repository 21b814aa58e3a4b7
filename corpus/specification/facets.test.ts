import { expect, test } from '@jest/globals';
import type { FieldDeclaration } from '../../records/category/specification.ts';
import { facetsIn } from './facets.ts';

test('an answer in addresses depends on its own word, and not on its place in the list', () => {
  const valuesOf = (options: string[]) => {
    const field = { key: 'rail', name: '取り付け', options, facet: { name: 'rail', specific: false } };
    const fields = [field as unknown as FieldDeclaration];
    const [facet] = facetsIn({ facets: [], fields } as never, fields);
    return new Map(facet?.options.map(({ value, label }) => [label, value]));
  };
  const [before, after] = [valuesOf(['壁面', 'L2']), valuesOf(['盤内', '壁面', 'L2'])];
  expect(before.get('L2')).toBe('l2');
  expect(before.get('壁面')).toMatch(/^x[0-9a-f]{7}$/);
  for (const [label, value] of before) expect(after.get(label)).toBe(value);
  expect(new Set(after.values()).size).toBe(3);
});
