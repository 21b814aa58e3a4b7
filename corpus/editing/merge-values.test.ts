import { mergeValues } from './merge-values.ts';

const base = { title: '一', lead: '二', items: ['a', 'b'], spec: { watts: 10, ports: 8 } };

test('changes of different fields are one change', () => {
  const mine = { ...base, title: '一の一' };
  const theirs = { ...base, spec: { watts: 20, ports: 8 } };
  expect(mergeValues(base, mine, theirs)).toEqual({
    value: { ...base, title: '一の一', spec: { watts: 20, ports: 8 } },
    conflicts: [],
  });
});

test('the same field is told, and what was typed stays', () => {
  expect(mergeValues(base, { ...base, lead: '私' }, { ...base, lead: '彼' })).toEqual({
    value: { ...base, lead: '私' },
    conflicts: [{ path: ['lead'], mine: '私', theirs: '彼' }],
  });
});

test('a field that one removes and the other leaves is gone, one that the other changes is told', () => {
  const { lead: _, ...without } = base;
  expect(mergeValues(base, without, base).value).toEqual(without);
  expect(mergeValues(base, without, { ...base, lead: '彼' }).conflicts).toEqual([
    { path: ['lead'], mine: undefined, theirs: '彼' },
  ]);
});

test('items of a list of the same length are changed one by one, others are one thing', () => {
  expect(mergeValues(base, { ...base, items: ['A', 'b'] }, { ...base, items: ['a', 'B'] }).value).toEqual({
    ...base,
    items: ['A', 'B'],
  });
  expect(mergeValues(base, { ...base, items: ['a'] }, { ...base, items: ['a', 'b', 'c'] }).conflicts).toEqual(
    [{ path: ['items'], mine: ['a'], theirs: ['a', 'b', 'c'] }],
  );
});
