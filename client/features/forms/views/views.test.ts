import { expect, test } from '@jest/globals';
import { formOf } from '../../../../shared/api/forms/all.ts';
import { wordProblems } from '../../../../shared/pages/page-words.ts';
import { CONSENTS, groupsOf } from '../fields/groups.ts';
import type { FormLayout } from '../types.ts';
import { viewOf } from '../view-of.ts';
import { partner } from './partner.ts';
import { VIEWS } from './views.ts';
import { webinar } from './webinar.ts';

const held = webinar({ title: '題', when: '2025年4月3日', open: false });
const all: [string, FormLayout][] = [...Object.values(VIEWS), partner, held].map((view) => [view.type, view]);

test.each(all)('the form %s contains every field of its schema exactly once, and no other', (type, view) => {
  const form = formOf(type);
  const asked = [
    ...groupsOf(form, view).flatMap(({ rows }) => rows.flat()),
    ...Object.keys(view.preset ?? {}),
    ...CONSENTS,
  ];
  expect([...asked].sort()).toEqual(Object.keys(form.fields).sort());
});

test.each(all)('every hint of the form %s belongs to a field', (type, view) => {
  for (const name of Object.keys({ ...view.hints, ...view.boxes })) {
    expect(Object.keys(formOf(type).fields)).toContain(name);
  }
});

test('a page replaces hints, and the choices of open fields, whose other answers the service accepts', () => {
  const words = { purpose: '回答', next: [], goods: '銘板の型番', timingChoices: ['今期', '来期'] };
  const view = viewOf(VIEWS['/sales']!, words);
  expect(view.hints).toMatchObject({ goods: '銘板の型番', phone: expect.any(String) });
  expect(view.choices).toEqual({ timing: ['今期', '来期'] });
  const problems = (page: string) => wordProblems({ path: page, words } as never).map(({ field }) => field);
  expect(problems('/sales')).toEqual([]);
  expect(problems('/catalogform')).toEqual(['words.goods', 'words.timingChoices']);
  const { fields } = formOf('sales');
  expect(fields.timing?.problem('来期' as never)).toBeUndefined();
  expect(formOf('catalog').fields.delivery?.problem('宅配' as never)).toMatch(/一覧から/);
});
