import { expect, test } from '@jest/globals';
import { toPlain, toWireQuery } from './plain.ts';

test('data of the API have the names of the site, however deep they are', () => {
  const wire = { id: 1, urlName: 'a', related: [{ modeName: 'MA', label: ['x'] }], photo: null };
  expect(toPlain(wire)).toEqual({ id: 1, slug: 'a', related: [{ model: 'MA', label: ['x'] }], photo: null });
  expect(wire.urlName).toBe('a');
});

test('names of objects that every object has are names like others', () => {
  expect(toPlain({ constructor: 'x', toString: 1 })).toEqual({ constructor: 'x', toString: 1 });
});

test('what has the same names anyway is not copied', () => {
  const specs = [{ label: 'x', value: 1 }];
  const wire = { urlName: 'a', specs };
  expect(toPlain(wire).specs).toBe(specs);
  expect(toPlain(specs)).toBe(specs);
});

test('a query goes out with the names of the API', () => {
  expect(toWireQuery({ categoryId: 1, slug: 'a', limit: 2 })).toEqual({ cateId: 1, urlName: 'a', limit: 2 });
});
