import { expect, test } from '@jest/globals';
import { toPlain, toWireQuery } from './plain.ts';

test('data of the API get the names of the site at any depth', () => {
  const wire = { id: 1, urlName: 'a', related: [{ modeName: 'MA', label: ['x'] }], photo: null };
  expect(toPlain(wire)).toEqual({ id: 1, slug: 'a', related: [{ model: 'MA', label: ['x'] }], photo: null });
  expect(wire.urlName).toBe('a');
});

test('names of Object.prototype are treated like others', () => {
  expect(toPlain({ constructor: 'x', toString: 1 })).toEqual({ constructor: 'x', toString: 1 });
});

test('data without names to change are not copied', () => {
  const specs = [{ label: 'x', value: 1 }];
  const wire = { urlName: 'a', specs };
  expect(toPlain(wire).specs).toBe(specs);
  expect(toPlain(specs)).toBe(specs);
});

test('a query is sent with the names of the API', () => {
  expect(toWireQuery({ categoryId: 1, slug: 'a', limit: 2 })).toEqual({ cateId: 1, urlName: 'a', limit: 2 });
});
