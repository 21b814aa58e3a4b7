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

const LIST = [
  { id: 1, name: '一' },
  { id: 2, name: '二' },
  { id: 3, name: '三' },
];
const [one, two, three] = LIST;
const added = { id: 4, name: '私の' };
const other = { id: 5, name: '彼の' };

test.each<[string, mine: unknown[], theirs: unknown[], merged: unknown[]]>([
  [
    'each changes another item',
    [{ ...one, name: '壱' }, two, three],
    [one, two, { ...three, name: '参' }],
    [{ ...one, name: '壱' }, two, { ...three, name: '参' }],
  ],
  ['both add at the end', [...LIST, added], [...LIST, other], [...LIST, other, added]],
  ['both add the same', [...LIST, added], [...LIST, added], [...LIST, added]],
  [
    'one adds where the other changes',
    [{ ...one, name: '壱' }, two, three],
    [other, ...LIST],
    [other, { ...one, name: '壱' }, two, three],
  ],
  [
    'one removes what the other leaves',
    [one, three],
    [one, two, { ...three, name: '参' }],
    [one, { ...three, name: '参' }],
  ],
  ['both remove neighbours', [two, three], [one, three], [three]],
  [
    'one changes what follows what the other adds',
    [one, two, added, three],
    [one, two, { ...three, name: '参' }],
    [one, two, added, { ...three, name: '参' }],
  ],
])('%s: nobody has to choose', (_what, mine, theirs, merged) => {
  expect(mergeValues(LIST, mine, theirs)).toEqual({ value: merged, conflicts: [] });
  expect(mergeValues(LIST, theirs, mine).conflicts).toEqual([]);
});

test('the same field of one item is told where that item stands now', () => {
  const mine = [added, one, { ...two, name: '弐' }, three];
  const theirs = [one, { ...two, name: '貳' }, three];
  expect(mergeValues({ list: LIST }, { list: mine }, { list: theirs })).toEqual({
    value: { list: mine },
    conflicts: [{ path: ['list', 2, 'name'], mine: '弐', theirs: '貳' }],
  });
});

test('a list whose item one changes and the other removes is one thing', () => {
  const mine = [one, { ...two, name: '弐' }, three];
  const theirs = [one, three];
  expect(mergeValues(LIST, mine, theirs)).toEqual({
    value: mine,
    conflicts: [{ path: [], mine, theirs }],
  });
});

test('no change of anybody is lost without being told, whatever two do to a list', () => {
  const edits = [
    (list: unknown[]) => list,
    ...[0, 1, 2].flatMap((index) => [
      (list: unknown[]) => list.with(index, { id: index + 1, name: '別' }),
      (list: unknown[]) => list.toSpliced(index, 1),
      (list: unknown[]) => list.toSpliced(index, 0, { id: 9, name: '新' }),
    ]),
    (list: unknown[]) => [...list, { id: 9, name: '新' }],
    (list: unknown[]) => list.toReversed(),
  ];
  for (const edit of edits)
    for (const another of edits) {
      const theirs = another(LIST).map((item) =>
        LIST.includes(item as (typeof LIST)[number]) ? item : { ...(item as object), by: 'them' },
      );
      const mine = edit(LIST);
      const { value, conflicts } = mergeValues(LIST, mine, theirs);
      if (conflicts.length > 0) continue;
      const isNew = (item: unknown) => !LIST.includes(item as (typeof LIST)[number]);
      for (const item of [...mine, ...theirs].filter(isNew))
        expect(value).toContainEqual(expect.objectContaining(item as object));
      for (const item of LIST.filter((old) => !mine.includes(old) || !theirs.includes(old)))
        expect(value).not.toContainEqual(item);
    }
});

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'a field named %s is merged like any other',
  (name) => {
    const withField = (value: unknown) =>
      JSON.parse(`{"title": "一", ${JSON.stringify(name)}: ${JSON.stringify(value)}}`);
    const plain = { title: '一' };
    expect(mergeValues(plain, withField('私'), { title: '二' }).value).toEqual({
      ...withField('私'),
      title: '二',
    });
    expect(mergeValues(plain, { title: '二' }, withField({ a: 1 })).value).toEqual({
      ...withField({ a: 1 }),
      title: '二',
    });
    expect(mergeValues(withField('一'), withField('私'), withField('彼')).conflicts).toEqual([
      { path: [name], mine: '私', theirs: '彼' },
    ]);
    expect(Object.keys(mergeValues(plain, withField('私'), { title: '二' }).value as object)).toContain(name);
  },
);
